/**
 * Connects Embla to a carousel that the browser scrolls. Embla's position is written to the element's own scroll
 * position, not to a transform (decision 073). So touch, wheel, keyboard, focus and find-in-page keep working, and
 * Embla can attach late without a jump.
 */
import type { EmblaCarouselType, EmblaOptionsType, EmblaPluginType } from 'embla-carousel';
import { playRow } from './carousel-play';
import { scrollRow } from './carousel-scroll';
import { isMirrored, nearestStop, maxScrollOf, stopOfPage, stopsOf, type Stops } from './carousel-stops';
import { listen } from './listen';

/** Scroll position of a row. */
export interface CarouselPosition {
  /** Index of the current entry. */
  entry: number;
  isAtStart: boolean;
  isAtEnd: boolean;
}

export interface Steering {
  /** Scrolls to the entry of an index. */
  moveTo: (entry: number) => void;
  /** Scrolls by one page: by the entries that are wholly visible. */
  moveBy: (direction: 1 | -1) => void;
  /** Starts autoplay. @param every ms */
  play: (every: number) => void;
  /** Removes the listeners, ends autoplay and restores scroll snapping. */
  destroy: () => void;
}

/** Turns off Embla's transform: the browser draws the scroll. */
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

/** Embla's options before {@link steer} sets the stops. */
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

/** Width of one page of the carousel, CSS px: without its gutters. */
function pageWidth(list: HTMLElement): number {
  const style = getComputedStyle(list);
  const gutters = Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd);
  return list.clientWidth - (gutters || 0);
}

const isAtEnd = (list: HTMLElement, position: number) => position > maxScrollOf(list) - 2;

/** Remembers the last reported place and reports changes only. */
function placeReporter(list: HTMLElement, onPlace: (place: CarouselPosition) => void) {
  let lastPlace: CarouselPosition = { entry: 0, isAtStart: true, isAtEnd: false };
  return {
    report(stops: Stops, position: number) {
      const stop = nearestStop(stops, position);
      // Several entries share the last stop: keep the entry that was requested.
      const entry = stops.ofChild[lastPlace.entry] === stop ? lastPlace.entry : stops.ofChild.indexOf(stop);
      const place = { entry, isAtStart: position < 2, isAtEnd: isAtEnd(list, position) };
      const hasChanged =
        place.entry !== lastPlace.entry ||
        place.isAtStart !== lastPlace.isAtStart ||
        place.isAtEnd !== lastPlace.isAtEnd;
      lastPlace = place;
      if (hasChanged) onPlace(place);
    },
    /** Reports a requested entry before it is reached. */
    request(entry: number) {
      lastPlace = { ...lastPlace, entry };
      onPlace(lastPlace);
    },
  };
}

/**
 * Makes Embla move a carousel.
 * @param embla made with {@link firstOptions} and {@link byScrolling}; the caller destroys it
 * @param onPlace called with the current place at first, and whenever it changes
 */
export function steer(
  list: HTMLElement,
  embla: EmblaCarouselType,
  onPlace: (place: CarouselPosition) => void,
): Steering {
  const place = placeReporter(list, onPlace);
  const row = scrollRow(list, embla, place.report);
  let stopPlay = () => {};

  embla
    .on('scroll', row.applyFrame)
    .on('settle', row.settle)
    .on('pointerDown', () => {
      list.dataset.held = '';
    })
    .on('pointerUp', () => {
      delete list.dataset.held;
      if (row.isMoving()) return;
      // A press is no drag: the carousel stays where it is, even between stops.
      const { target, location, animation } = embla.internalEngine();
      target.set(location);
      animation.stop();
    });
  const removeListeners = [
    listen(list, ['wheel', 'touchstart', 'keydown', 'focusin'], row.interrupt),
    listen(list, ['scroll'], row.reportMeasure),
  ];
  row.reportMeasure();

  return {
    moveTo: (entry) => {
      row.refresh();
      place.request(entry);
      row.go(row.stops().ofChild[entry] ?? 0);
    },
    moveBy: (direction) => {
      row.refresh();
      // A second press during the movement continues from its target.
      row.go(stopOfPage(row.stops(), row.target(), direction, pageWidth(list)));
    },
    play: (every) => {
      stopPlay();
      stopPlay = playRow(list, every, () => {
        const position = row.position();
        row.go(isAtEnd(list, position) ? 0 : nearestStop(row.stops(), position) + 1);
      });
    },
    destroy: () => {
      stopPlay();
      for (const leave of removeListeners) leave();
      list.style.scrollSnapType = '';
    },
  };
}
