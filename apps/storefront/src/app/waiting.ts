/** Whether a page is on its way while the page before stays: what the thin bar at the top shows. */
const pending = new Set<Promise<void>>();
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** Counts a page until it is there; the same promise once. Told after the current render. */
export function waitFor(page: Promise<void>): void {
  if (pending.has(page) || typeof window === 'undefined') return;
  pending.add(page);
  queueMicrotask(tell);
  const done = () => {
    pending.delete(page);
    tell();
  };
  void page.then(done, done);
}

export const isWaiting = (): boolean => pending.size > 0;
export function watchWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
