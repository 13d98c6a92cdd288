/** Motion of a carousel. It scrolls natively without this hook; Embla is loaded at the first sign of use. */
import { useCallback, useEffect, useRef, useState, type PointerEvent, type ReactNode, type RefObject } from 'react';
import type { CarouselPosition, CarouselControls } from './carousel-engine';
import { isOnScreen } from './carousel-sight';
import { LazyBoundary } from './lazy/lazy-boundary';
import { lazyPart } from './lazy/lazy-part';

const Motion = lazyPart(() => import('./carousel-motion'));

export interface CarouselOptions {
  /** Autoplay, every four seconds (HOME-12, HOME-14). */
  autoplay?: boolean;
  /** Reports the current entry during touch scrolling too. */
  tracksTouch?: boolean;
}

export interface CarouselHandle<T extends HTMLElement> {
  /** Ref of the scrolling element; its children are the entries. */
  list: RefObject<T | null>;
  position: CarouselPosition;
  /** Scrolls to an entry, by its index; jumps when reduced motion is preferred. */
  scrollTo: (entry: number) => void;
  /** Scrolls by the entries that are wholly visible. */
  scrollByPage: (direction: 1 | -1) => void;
  /** Props of an element around the row: hover or focus is the first sign of use. */
  loadTriggers: { onPointerEnter: (event: PointerEvent) => void; onFocus: () => void };
  /** Render anywhere: loads and runs Embla. */
  motion: ReactNode;
}

const AUTOPLAY_INTERVAL_MS = 4000;

export function useCarousel<T extends HTMLElement>({
  autoplay = false,
  tracksTouch = false,
}: CarouselOptions = {}): CarouselHandle<T> {
  const list = useRef<T>(null);
  const controls = useRef<CarouselControls | null>(null);
  const pending = useRef<((controls: CarouselControls) => void)[]>([]);
  const [row, setRow] = useState<T | null>(null);
  const [position, setPosition] = useState<CarouselPosition>({ entry: 0, isAtStart: true, isAtEnd: false });
  const loadEngine = useCallback(() => setRow(list.current), []);
  const onControls = useCallback((next: CarouselControls | null) => {
    controls.current = next;
    if (next) for (const call of pending.current.splice(0)) call(next);
  }, []);
  /** Runs now, or as soon as Embla has loaded. */
  const withControls = useCallback(
    (call: (controls: CarouselControls) => void) => {
      if (controls.current) return call(controls.current);
      pending.current.push(call);
      loadEngine();
    },
    [loadEngine],
  );
  useEffect(() => {
    if (!autoplay || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const begin = () => {
      // Out of sight even Embla need not load.
      if (!list.current || !isOnScreen(list.current)) return;
      clearInterval(timer);
      withControls(({ startAutoplay }) => startAutoplay(AUTOPLAY_INTERVAL_MS));
    };
    const timer = setInterval(begin, AUTOPLAY_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [autoplay, withControls]);
  return {
    list,
    position,
    scrollTo: (entry) => {
      setPosition((before) => ({ ...before, entry }));
      withControls(({ scrollTo }) => scrollTo(entry));
    },
    scrollByPage: (direction) => withControls(({ scrollByPage }) => scrollByPage(direction)),
    loadTriggers: {
      onPointerEnter: ({ pointerType }) => (tracksTouch || pointerType === 'mouse' ? loadEngine() : undefined),
      onFocus: loadEngine,
    },
    motion: row ? (
      <LazyBoundary>
        <Motion row={row} onPosition={setPosition} onControls={onControls} />
      </LazyBoundary>
    ) : null,
  };
}
