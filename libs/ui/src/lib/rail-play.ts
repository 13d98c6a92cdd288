/** Moves a rail on by itself: every 4 s within 0.8 s (HOME-12, HOME-14), never under a pointer, a focus or a wish for less motion. */
import { useEffect, type RefObject } from 'react';

const EVERY = 4000;
const WITHIN = 800;

/** How far along after a share of the time: gently on, gently off. */
export const eased = (share: number): number => (share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2);

function glide(element: HTMLElement, to: number): () => void {
  const from = element.scrollLeft;
  const begin = performance.now();
  // Snapping would pull back each frame of the way.
  element.style.scrollSnapType = 'none';
  let frame = requestAnimationFrame(function step(now) {
    const share = Math.min(1, (now - begin) / WITHIN);
    element.scrollLeft = from + (to - from) * eased(share);
    if (share < 1) frame = requestAnimationFrame(step);
    else element.style.scrollSnapType = '';
  });
  return () => {
    cancelAnimationFrame(frame);
    element.style.scrollSnapType = '';
  };
}

/** Where the next entry begins; the first one after the last. */
function nextStop(element: HTMLElement): number {
  const mirrored = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
  const width = element.firstElementChild?.getBoundingClientRect().width ?? element.clientWidth;
  const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
  const at = Math.abs(element.scrollLeft);
  const most = element.scrollWidth - element.clientWidth;
  return at + 4 >= most ? 0 : mirrored * Math.min(most, at + width + gap);
}

/** A row that nobody sees would only cost power. */
function isOnScreen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

export function useRailPlay(list: RefObject<HTMLElement | null>, plays: boolean): void {
  useEffect(() => {
    const element = list.current;
    if (!plays || !element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let stop: (() => void) | null = null;
    const timer = setInterval(() => {
      const frame = element.parentElement ?? element;
      const isBusy = frame.matches(':hover') || frame.contains(document.activeElement) || document.hidden;
      if (isBusy || !isOnScreen(frame) || element.scrollWidth <= element.clientWidth) return;
      stop?.();
      stop = glide(element, nextStop(element));
    }, EVERY);
    return () => {
      clearInterval(timer);
      stop?.();
    };
  }, [list, plays]);
}
