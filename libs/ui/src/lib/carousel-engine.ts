/**
 * Embla moves a row, the browser scrolls it: what Embla reckons is written into the row's own scroll position and not into a transform
 * (decision 073). So fingers, wheels, keys, the focus and a search in the page go on as without it, and it takes over without a jump.
 */
import type { EmblaCarouselType, EmblaOptionsType, EmblaPluginType } from 'embla-carousel';
import { playRow } from './carousel-play';
import { scrollRow } from './carousel-scroll';
import { isMirrored, nearestStop, reachOf, stopOfPage, stopsOf, type Stops } from './carousel-stops';
import { listen } from './listen';

/** Where a row stands. */
export interface Place {
  /** Index of the entry that it stands at. */
  entry: number;
  isAtStart: boolean;
  isAtEnd: boolean;
}

export interface Steering {
  /** To the entry of an index. */
  moveTo: (entry: number) => void;
  /** By what is wholly on the screen. */
  moveBy: (direction: 1 | -1) => void;
  /** Moves on by itself from now on. @param every ms */
  play: (every: number) => void;
  /** Lets go of the row. */
  leave: () => void;
}

/** Embla draws nothing. */
export const byScrolling = (): EmblaPluginType => ({
  name: 'byScrolling',
  options: {},
  init: (embla) => {
    const { translate } = embla.internalEngine();
    translate.clear();
    translate.toggleActive(false);
  },
  destroy: () => undefined,
});

/** What Embla begins with, before {@link steer} tells it the stops. */
export const firstOptions = (list: HTMLElement): EmblaOptionsType => ({
  container: list,
  slides: stopsOf(list).entries,
  direction: isMirrored(list) ? 'rtl' : 'ltr',
  containScroll: false,
  watchDrag: false,
  watchFocus: false,
  watchResize: false,
  watchSlides: false,
});

/** The width of a page of it, CSS px. */
function shownWidth(list: HTMLElement): number {
  const style = getComputedStyle(list);
  const gutters = Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd);
  return list.clientWidth - (gutters || 0);
}

const isAtEnd = (list: HTMLElement, position: number) => position > reachOf(list) - 2;

/** Keeps the place that was told, so that only news is. */
function placeTeller(list: HTMLElement, onPlace: (place: Place) => void) {
  let told: Place = { entry: 0, isAtStart: true, isAtEnd: false };
  return {
    tell(stops: Stops, position: number) {
      const stop = nearestStop(stops, position);
      // Several entries share the last stop: there it is the one that was asked for.
      const entry = stops.ofChild[told.entry] === stop ? told.entry : stops.ofChild.indexOf(stop);
      const place = { entry, isAtStart: position < 2, isAtEnd: isAtEnd(list, position) };
      const isNews = place.entry !== told.entry || place.isAtStart !== told.isAtStart || place.isAtEnd !== told.isAtEnd;
      told = place;
      if (isNews) onPlace(place);
    },
    /** An entry is asked for, and will be reached. */
    ask(entry: number) {
      told = { ...told, entry };
      onPlace(told);
    },
  };
}

/**
 * @param embla of {@link firstOptions} and {@link byScrolling}; it is the caller's to destroy
 * @param onPlace told where the row stands, once it is known and whenever that changes
 */
export function steer(list: HTMLElement, embla: EmblaCarouselType, onPlace: (place: Place) => void): Steering {
  const place = placeTeller(list, onPlace);
  const row = scrollRow(list, embla, place.tell);
  let stopPlay = () => {};

  embla
    .on('scroll', row.follow)
    .on('settle', row.settle)
    .on('pointerDown', () => {
      list.dataset.held = '';
    })
    .on('pointerUp', () => {
      delete list.dataset.held;
      if (row.isMoving()) return;
      // A press is no drag: the row stays where it is, though that is no stop.
      const { target, location, animation } = embla.internalEngine();
      target.set(location);
      animation.stop();
    });
  const leaves = [
    listen(list, ['wheel', 'touchstart', 'keydown', 'focusin'], row.giveUp),
    listen(list, ['scroll'], row.tell),
  ];
  row.tell();

  return {
    moveTo: (entry) => {
      row.refresh();
      place.ask(entry);
      row.go(row.stops().ofChild[entry] ?? 0);
    },
    moveBy: (direction) => {
      row.refresh();
      // Pressed again on the way, it goes on from where that leads.
      row.go(stopOfPage(row.stops(), row.heading(), direction, shownWidth(list)));
    },
    play: (every) => {
      stopPlay();
      stopPlay = playRow(list, every, () => {
        const position = row.position();
        row.go(isAtEnd(list, position) ? 0 : nearestStop(row.stops(), position) + 1);
      });
    },
    leave: () => {
      stopPlay();
      for (const leave of leaves) leave();
      list.style.scrollSnapType = '';
    },
  };
}
