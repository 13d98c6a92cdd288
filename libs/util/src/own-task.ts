/**
 * Runs work as a task of its own: what a page starts with would else be one long task, in which a phone answers no press. Two calls run
 * in their order.
 * @returns cancels it, if it has not run
 */
export function inOwnTask(work: () => void): () => void {
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
}
