/** Autoplay of a carousel: paused under a pointer, focus or finger, and off screen. */
import { listen } from './listen';

/** Autoplay off screen would only cost power. */
function isOnScreen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * Moves at once and then at each interval, unless the customer is using the carousel.
 * @param every ms @param move on by one entry @returns stops autoplay
 */
export function playRow(list: HTMLElement, every: number, move: () => void): () => void {
  const frame = list.parentElement ?? list;
  let lastTouch = -Infinity;
  let isHeld = false;
  const leave = listen<WheelEvent | TouchEvent>(list, ['touchstart', 'touchend', 'touchcancel', 'wheel'], (event) => {
    isHeld = 'touches' in event && event.touches.length > 0;
    lastTouch = performance.now();
  });
  const next = () => {
    const isBusy = frame.matches(':hover') || frame.contains(document.activeElement) || document.hidden || isHeld;
    if (!isBusy && performance.now() - lastTouch >= every && isOnScreen(frame)) move();
  };
  next();
  const timer = setInterval(next, every);
  return () => {
    clearInterval(timer);
    leave();
  };
}
