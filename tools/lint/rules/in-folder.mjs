/** Whether the linted file is in a folder. */
export const inFolder = (context, pattern) => pattern.test(context.filename.replaceAll('\\', '/'));
