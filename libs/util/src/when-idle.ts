/** Work that nobody waits for. */

/** Where the browser does not tell when it is idle (Safari). */
const LATER_MS = 2000;

/** Runs once, when the browser has nothing else to do. @returns takes it back */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, LATER_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
