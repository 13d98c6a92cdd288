/** Autoplay of a carousel: paused under a pointer, focus or finger, and off screen. */
import { isOnScreen } from './carousel-sight';
import { listen } from './listen';

/**
 * Moves at once and then at each interval, unless the customer is using the carousel.
 * @param every ms @param move on by one entry @returns stops autoplay
 */
export function autoplay(list: HTMLElement, every: number, move: () => void): () => void {
  const carousel = list.parentElement ?? list;
  let lastTouch = -Infinity;
  let isTouched = false;
  const removeListeners = listen<WheelEvent | TouchEvent>(
    list,
    ['touchstart', 'touchend', 'touchcancel', 'wheel'],
    (event) => {
      isTouched = 'touches' in event && event.touches.length > 0;
      lastTouch = performance.now();
    },
  );
  const next = () => {
    const isBusy =
      carousel.matches(':hover') || carousel.contains(document.activeElement) || document.hidden || isTouched;
    if (!isBusy && performance.now() - lastTouch >= every && isOnScreen(carousel)) move();
  };
  next();
  const timer = setInterval(next, every);
  return () => {
    clearInterval(timer);
    removeListeners();
  };
}
