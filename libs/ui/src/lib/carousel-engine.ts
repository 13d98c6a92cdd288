/**
 * Connects Embla to a carousel that the browser scrolls. Embla's position is written to the element's own scroll
 * position, not to a transform (decision 073). So touch, wheel, keyboard, focus and find-in-page keep working, and
 * Embla can attach late without a jump.
 */
import type { EmblaCarouselType, EmblaOptionsType, EmblaPluginType } from 'embla-carousel';
import { autoplay } from './carousel-autoplay';
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

export interface CarouselControls {
  /** Scrolls to the entry of an index. */
  scrollTo: (entry: number) => void;
  /** Scrolls by one page: by the entries that are wholly visible. */
  scrollByPage: (direction: 1 | -1) => void;
  /** Starts autoplay. @param every ms */
  startAutoplay: (every: number) => void;
  /** Removes the listeners, ends autoplay and restores scroll snapping. */
  destroy: () => void;
}

/** Turns off Embla's transform: the browser draws the scroll. */
export const nativeScroll = (): EmblaPluginType => ({
  name: 'nativeScroll',
  options: {},
  init: (embla) => {
    const { translate } = embla.internalEngine();
    translate.clear();
    translate.toggleActive(false);
  },
  destroy: () => undefined,
});

/** Embla's options before {@link attachControls} sets the stops. */
export const initialOptions = (list: HTMLElement): EmblaOptionsType => ({
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

/** Remembers the last reported position and reports changes only. */
function positionReporter(list: HTMLElement, onPosition: (position: CarouselPosition) => void) {
  let lastPosition: CarouselPosition = { entry: 0, isAtStart: true, isAtEnd: false };
  return {
    report(stops: Stops, position: number) {
      const stop = nearestStop(stops, position);
      // Several entries share the last stop: keep the entry that was requested.
      const entry = stops.ofChild[lastPosition.entry] === stop ? lastPosition.entry : stops.ofChild.indexOf(stop);
      const next = { entry, isAtStart: position < 2, isAtEnd: isAtEnd(list, position) };
      const hasChanged =
        next.entry !== lastPosition.entry ||
        next.isAtStart !== lastPosition.isAtStart ||
        next.isAtEnd !== lastPosition.isAtEnd;
      lastPosition = next;
      if (hasChanged) onPosition(next);
    },
    /** Reports a requested entry before it is reached. */
    request(entry: number) {
      lastPosition = { ...lastPosition, entry };
      onPosition(lastPosition);
    },
  };
}

/**
 * Makes Embla move a carousel.
 * @param embla made with {@link initialOptions} and {@link nativeScroll}; the caller destroys it
 * @param onPosition called with the current position at first, and whenever it changes
 */
export function attachControls(
  list: HTMLElement,
  embla: EmblaCarouselType,
  onPosition: (position: CarouselPosition) => void,
): CarouselControls {
  const reporter = positionReporter(list, onPosition);
  const row = scrollRow(list, embla, reporter.report);
  let stopAutoplay = () => {};

  embla
    .on('scroll', row.applyFrame)
    .on('settle', row.settle)
    .on('pointerDown', () => {
      list.dataset.dragging = '';
    })
    .on('pointerUp', () => {
      delete list.dataset.dragging;
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
    scrollTo: (entry) => {
      row.refresh();
      reporter.request(entry);
      row.go(row.stops().ofChild[entry] ?? 0);
    },
    scrollByPage: (direction) => {
      row.refresh();
      // A second press during the movement continues from its target.
      row.go(stopOfPage(row.stops(), row.target(), direction, pageWidth(list)));
    },
    startAutoplay: (every) => {
      stopAutoplay();
      stopAutoplay = autoplay(list, every, () => {
        const position = row.position();
        row.go(isAtEnd(list, position) ? 0 : nearestStop(row.stops(), position) + 1);
      });
    },
    destroy: () => {
      stopAutoplay();
      for (const leave of removeListeners) leave();
      list.style.scrollSnapType = '';
    },
  };
}
