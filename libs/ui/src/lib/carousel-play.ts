/** Moves a row on by itself, never under a pointer, a focus or a finger, and only where somebody sees it. */

/** A row that nobody sees would only cost power. */
function isOnScreen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * Moves at once, then again and again, unless somebody is busy with the row.
 * @param every ms @param move on by one entry @returns ends it
 */
export function playRow(list: HTMLElement, every: number, move: () => void): () => void {
  const frame = list.parentElement ?? list;
  const ended = new AbortController();
  let lastTouch = -Infinity;
  let isHeld = false;
  const touched = (event: Event) => {
    isHeld = 'touches' in event && (event as TouchEvent).touches.length > 0;
    lastTouch = performance.now();
  };
  for (const sign of ['touchstart', 'touchend', 'touchcancel', 'wheel'])
    list.addEventListener(sign, touched, { passive: true, signal: ended.signal });
  const next = () => {
    const isBusy = frame.matches(':hover') || frame.contains(document.activeElement) || document.hidden || isHeld;
    if (!isBusy && performance.now() - lastTouch >= every && isOnScreen(frame)) move();
  };
  next();
  const timer = setInterval(next, every);
  return () => {
    clearInterval(timer);
    ended.abort();
  };
}
