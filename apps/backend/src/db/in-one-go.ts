/** Statements that do not wait for each other: they are written to the connection at once and answered in their order. */

/**
 * Waits for all of them, so that nothing is under way when it throws. Of several that fail the first in the list tells: what
 * must be known first stands first.
 */
export async function inOneGo<Work extends readonly unknown[]>(
  ...work: Work
): Promise<{ [At in keyof Work]: Awaited<Work[At]> }> {
  const settled = await Promise.allSettled(work);
  const failed = settled.find((entry) => entry.status === 'rejected');
  if (failed) throw failed.reason;
  return settled.map((entry) => (entry as PromiseFulfilledResult<unknown>).value) as never;
}
