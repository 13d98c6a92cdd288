/** Pipelining: independent statements are written to the connection at once and answered in order. */

/**
 * Waits for all statements, so that none is running when it throws. If several fail, the error of the first in the list is
 * thrown: put the check that must win first.
 */
export async function runPipelined<Work extends readonly unknown[]>(
  ...work: Work
): Promise<{ [At in keyof Work]: Awaited<Work[At]> }> {
  const settled = await Promise.allSettled(work);
  const failed = settled.find((entry) => entry.status === 'rejected');
  if (failed) throw failed.reason;
  return settled.map((entry) => (entry as PromiseFulfilledResult<unknown>).value) as never;
}
