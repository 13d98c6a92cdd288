/**
 * Embla moves a row, the browser scrolls it: what Embla reckons is written into the row's own scroll position and not into a transform
 * (decision 073). So fingers, wheels, keys, the focus and a search in the page go on as without it, and it takes over without a jump.
 */
import type { EmblaCarouselType, EmblaOptionsType, EmblaPluginType } from 'embla-carousel';
import { playRow } from './carousel-play';
import { isMirrored, nearestStop, reachOf, startEdge, stopOfPage, stopsOf, type Stops } from './carousel-stops';
import { listen } from './listen';
import type { Place } from './use-carousel';

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

/** Words outside of links are there to be marked: what moves the row begins on a link, a button, a picture or between entries. */
function isDrag(list: HTMLElement, { target, type }: Event): boolean {
  return (
    type === 'mousedown' && target instanceof Element && (target === list || target.closest('a, button, img') !== null)
  );
}
const isMatched = (query: string) => matchMedia(query).matches;
/** A finger scrolls by itself, and where there is only that Embla's listeners would hold up each swipe. */
const hasMouse = () => isMatched('(hover: hover) and (pointer: fine)');
const wantsNoMotion = () => isMatched('(prefers-reduced-motion: reduce)');

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

const isSame = (one: Stops, other: Stops): boolean =>
  one.at.join() === other.at.join() && one.entries.every((entry, index) => entry === other.entries[index]);

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

/**
 * @param embla of {@link firstOptions} and {@link byScrolling}; it is the caller's to destroy
 * @param onPlace told where the row stands, once it is known and whenever that changes
 */
export function steer(list: HTMLElement, embla: EmblaCarouselType, onPlace: (place: Place) => void): Steering {
  const mirrored = isMirrored(list);
  let stops = stopsOf(list);
  let told: Place = { entry: 0, isAtStart: true, isAtEnd: false };
  let isMoving = false;
  let isStale = false;
  let stopPlay = () => {};

  const position = () => Math.abs(list.scrollLeft);
  const engine = () => embla.internalEngine();

  function tell() {
    if (isMoving) return;
    const stop = nearestStop(stops, position());
    // Several entries share the last stop: there it is the one that was asked for.
    const entry = stops.ofChild[told.entry] === stop ? told.entry : stops.ofChild.indexOf(stop);
    const place = { entry, isAtStart: position() < 2, isAtEnd: position() > reachOf(list) - 2 };
    const isNews = place.entry !== told.entry || place.isAtStart !== told.isAtStart || place.isAtEnd !== told.isAtEnd;
    told = place;
    if (isNews) onPlace(place);
  }

  function options(): EmblaOptionsType {
    // To the stop, less what Embla itself measures: it knows nothing of the gutter at the end.
    const aligned = stops.entries.map(
      (entry, index) => Math.abs(startEdge(list, mirrored) - startEdge(entry, mirrored)) - (stops.at[index] ?? 0),
    );
    return {
      container: list,
      slides: stops.entries,
      direction: mirrored ? 'rtl' : 'ltr',
      containScroll: false,
      align: (_view, _size, index) => aligned[index] ?? 0,
      skipSnaps: true,
      // In Embla's own measure: an entry's way is done after 0.8 s but for a few pixels (HOME-12, HOME-14).
      duration: 20,
      watchFocus: false,
      watchDrag: hasMouse() && ((_embla, event) => isDrag(list, event) && takeUp()),
      watchResize: refresh,
      watchSlides: refresh,
    };
  }

  /** Entries came or have another width; later while the row moves, for it would stand still. @returns that Embla has nothing to do */
  function refresh(): false {
    isStale = isMoving;
    if (isMoving) return false;
    const now = stopsOf(list);
    const isOld = isSame(now, stops);
    stops = now;
    if (!isOld) embla.reInit(options());
    tell();
    return false;
  }

  /** Embla begins where the browser has scrolled to. */
  function takeUp(): true {
    if (isMoving) return true;
    const { location, target, offsetLocation, previousLocation, index } = engine();
    for (const vector of [location, target, offsetLocation, previousLocation]) vector.set(-position());
    index.set(nearestStop(stops, position()));
    return true;
  }

  function begin() {
    isMoving = true;
    // Snapping would pull back each frame of the way.
    list.style.scrollSnapType = 'none';
  }
  function write() {
    list.scrollLeft = (mirrored ? 1 : -1) * engine().offsetLocation.get();
  }
  function rest() {
    isMoving = false;
    list.style.scrollSnapType = '';
    if (isStale) refresh();
    tell();
  }
  /** A finger, a wheel, a key or the focus goes on by itself from where the row is. */
  function giveUp() {
    if (!isMoving || engine().dragHandler.pointerDown()) return;
    engine().animation.stop();
    rest();
  }
  /** What is left of the way is less than anybody sees; Embla would go it for half a second. */
  function isThere() {
    const { target, offsetLocation, limit } = engine();
    return Math.abs(target.get() - offsetLocation.get()) < 0.3 && !limit.reachedAny(target.get());
  }
  function go(stop: number) {
    takeUp();
    const isJump = wantsNoMotion();
    embla.scrollTo(stop, isJump);
    // Embla tells of no rest after a jump, and of motion in the next frame.
    if (isJump) rest();
    else if (engine().target.get() !== engine().location.get()) begin();
  }

  embla.reInit(options());
  embla
    .on('scroll', () => {
      if (!isMoving) begin();
      write();
      if (isThere()) giveUp();
    })
    .on('settle', () => {
      write();
      rest();
    })
    .on('pointerDown', () => {
      list.dataset.held = '';
    })
    .on('pointerUp', () => {
      delete list.dataset.held;
      if (isMoving) return;
      // A press is no drag: the row stays where it is, though that is no stop.
      engine().target.set(engine().location);
      engine().animation.stop();
    });
  const leaves = [listen(list, ['wheel', 'touchstart', 'keydown', 'focusin'], giveUp), listen(list, ['scroll'], tell)];
  tell();

  return {
    moveTo: (entry) => {
      refresh();
      told = { ...told, entry };
      onPlace(told);
      go(stops.ofChild[entry] ?? 0);
    },
    moveBy: (direction) => {
      refresh();
      const style = getComputedStyle(list);
      const gutters = Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd);
      // Pressed again on the way, it goes on from where that leads.
      const from = isMoving ? -engine().target.get() : position();
      go(stopOfPage(stops, from, direction, list.clientWidth - (gutters || 0)));
    },
    play: (every) => {
      stopPlay();
      stopPlay = playRow(list, every, () => {
        const stop = nearestStop(stops, position());
        go(position() > reachOf(list) - 2 ? 0 : stop + 1);
      });
    },
    leave: () => {
      stopPlay();
      for (const leave of leaves) leave();
      list.style.scrollSnapType = '';
    },
  };
}
