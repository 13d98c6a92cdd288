/** Motion of a carousel. It scrolls natively without this hook; Embla is loaded at the first sign of use. */
import { useCallback, useEffect, useRef, useState, type PointerEvent, type ReactNode, type RefObject } from 'react';
import type { CarouselPosition, Steering } from './carousel-engine';
import { LazyBoundary } from './lazy/lazy-boundary';
import { lazyPart } from './lazy/lazy-part';

const Motion = lazyPart(() => import('./carousel-motion'));

export interface CarouselOptions {
  /** Autoplay, every four seconds (HOME-12, HOME-14). */
  autoplay?: boolean;
  /** Reports the current entry during touch scrolling too. */
  follows?: boolean;
}

export interface CarouselHandle<T extends HTMLElement> {
  /** Ref of the scrolling element; its children are the entries. */
  list: RefObject<T | null>;
  place: CarouselPosition;
  /** Scrolls to an entry, by its index; jumps when reduced motion is preferred. */
  moveTo: (entry: number) => void;
  /** Scrolls by the entries that are wholly visible. */
  moveBy: (direction: 1 | -1) => void;
  /** Props of an element around the row: hover or focus is the first sign of use. */
  signs: { onPointerEnter: (event: PointerEvent) => void; onFocus: () => void };
  /** Render anywhere: loads and runs Embla. */
  motion: ReactNode;
}

const PLAY_EVERY_MS = 4000;

export function useCarousel<T extends HTMLElement>({
  autoplay = false,
  follows = false,
}: CarouselOptions = {}): CarouselHandle<T> {
  const list = useRef<T>(null);
  const steering = useRef<Steering | null>(null);
  const waiting = useRef<((steering: Steering) => void)[]>([]);
  const [row, setRow] = useState<T | null>(null);
  const [place, setPlace] = useState<CarouselPosition>({ entry: 0, isAtStart: true, isAtEnd: false });
  const loadEngine = useCallback(() => setRow(list.current), []);
  const onSteering = useCallback((now: Steering | null) => {
    steering.current = now;
    if (now) for (const work of waiting.current.splice(0)) work(now);
  }, []);
  /** Runs now, or as soon as Embla has loaded. */
  const withSteering = useCallback(
    (work: (steering: Steering) => void) => {
      if (steering.current) return work(steering.current);
      waiting.current.push(work);
      loadEngine();
    },
    [loadEngine],
  );
  useEffect(() => {
    if (!autoplay || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setTimeout(() => withSteering(({ play }) => play(PLAY_EVERY_MS)), PLAY_EVERY_MS);
    return () => clearTimeout(timer);
  }, [autoplay, withSteering]);
  return {
    list,
    place,
    moveTo: (entry) => {
      setPlace((before) => ({ ...before, entry }));
      withSteering(({ moveTo }) => moveTo(entry));
    },
    moveBy: (direction) => withSteering(({ moveBy }) => moveBy(direction)),
    signs: {
      onPointerEnter: ({ pointerType }) => (follows || pointerType === 'mouse' ? loadEngine() : undefined),
      onFocus: loadEngine,
    },
    motion: row ? (
      <LazyBoundary>
        <Motion row={row} onPlace={setPlace} onSteering={onSteering} />
      </LazyBoundary>
    ) : null,
  };
}
