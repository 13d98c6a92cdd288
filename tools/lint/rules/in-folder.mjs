/** Where a rule holds. */
export const inFolder = (context, pattern) => pattern.test(context.filename.replaceAll('\\', '/'));
