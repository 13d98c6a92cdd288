/** What moves a row that scrolls sideways. The row works without it; Embla comes with the first sign that somebody is about to use it. */
import {
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Steering } from './carousel-engine';
import { lazyPart } from './lazy/lazy-part';

const Motion = lazyPart(() => import('./carousel-motion'));

/** Where a row stands. */
export interface Place {
  /** Index of the entry that it stands at. */
  entry: number;
  isAtStart: boolean;
  isAtEnd: boolean;
}

export interface CarouselOptions {
  /** Moves on by itself every four seconds (HOME-12, HOME-14). */
  plays?: boolean;
  /** Tells the entry that it stands at while a finger moves it, too. */
  follows?: boolean;
}

export interface CarouselHandle<T extends HTMLElement> {
  /** Of the element that scrolls; its children are the entries. */
  list: RefObject<T | null>;
  place: Place;
  /** To an entry, by its index; at once for who wishes for less motion. */
  moveTo: (entry: number) => void;
  /** On or back by what is wholly on the screen. */
  moveBy: (direction: 1 | -1) => void;
  /** Stands on an element around the row: a pointer or the focus that comes there is the first sign. */
  signs: { onPointerEnter: (event: PointerEvent) => void; onFocus: () => void };
  /** Stands anywhere in what is drawn: what moves the row, once it is there. */
  motion: ReactNode;
}

const PLAY_EVERY_MS = 4000;

export function useCarousel<T extends HTMLElement>({
  plays = false,
  follows = false,
}: CarouselOptions = {}): CarouselHandle<T> {
  const list = useRef<T>(null);
  const steering = useRef<Steering | null>(null);
  const waiting = useRef<((steering: Steering) => void)[]>([]);
  const [row, setRow] = useState<T | null>(null);
  const [place, setPlace] = useState<Place>({ entry: 0, isAtStart: true, isAtEnd: false });
  const wake = useCallback(() => setRow(list.current), []);
  const onSteering = useCallback((now: Steering | null) => {
    steering.current = now;
    if (now) for (const work of waiting.current.splice(0)) work(now);
  }, []);
  /** Now, or as soon as the row is moved by Embla. */
  const withSteering = useCallback(
    (work: (steering: Steering) => void) => {
      if (steering.current) return work(steering.current);
      waiting.current.push(work);
      wake();
    },
    [wake],
  );
  useEffect(() => {
    if (!plays || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setTimeout(() => withSteering(({ play }) => play(PLAY_EVERY_MS)), PLAY_EVERY_MS);
    return () => clearTimeout(timer);
  }, [plays, withSteering]);
  return {
    list,
    place,
    moveTo: (entry) => {
      setPlace((before) => ({ ...before, entry }));
      withSteering(({ moveTo }) => moveTo(entry));
    },
    moveBy: (direction) => withSteering(({ moveBy }) => moveBy(direction)),
    signs: {
      onPointerEnter: ({ pointerType }) => (follows || pointerType === 'mouse' ? wake() : undefined),
      onFocus: wake,
    },
    motion: row ? (
      <Suspense fallback={null}>
        <Motion row={row} onPlace={setPlace} onSteering={onSteering} />
      </Suspense>
    ) : null,
  };
}
