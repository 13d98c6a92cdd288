/** What moves a row that scrolls sideways. The row works without it; Embla comes with the first sign that somebody is about to use it. */
import { untilLoaded } from '@shop/util';
import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { Steering } from './carousel-engine';

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
}

const PLAY_EVERY_MS = 4000;

export function useCarousel<T extends HTMLElement>({
  plays = false,
  follows = false,
}: CarouselOptions = {}): CarouselHandle<T> {
  const list = useRef<T>(null);
  const loading = useRef<Promise<Steering | null> | null>(null);
  const [place, setPlace] = useState<Place>({ entry: 0, isAtStart: true, isAtEnd: false });
  const steering = useCallback(
    () =>
      (loading.current ??= untilLoaded(() => import('./carousel-engine')).then(
        ({ steer }) => list.current && steer(list.current, setPlace),
      )),
    [],
  );
  const wake = () => void steering();
  useEffect(
    () => () => {
      void loading.current?.then((row) => row?.leave());
      loading.current = null;
    },
    [],
  );
  useEffect(() => {
    if (!plays || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setTimeout(() => void steering().then((row) => row?.play(PLAY_EVERY_MS)), PLAY_EVERY_MS);
    return () => clearTimeout(timer);
  }, [plays, steering]);
  return {
    list,
    place,
    moveTo: (entry) => {
      setPlace((before) => ({ ...before, entry }));
      void steering().then((row) => row?.moveTo(entry));
    },
    moveBy: (direction) => void steering().then((row) => row?.moveBy(direction)),
    signs: {
      onPointerEnter: ({ pointerType }) => (follows || pointerType === 'mouse' ? wake() : undefined),
      onFocus: wake,
    },
  };
}
