/** What Embla reckons is written into a row's own scroll position. */
import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { isMirrored, nearestStop, startEdge, stopsOf, type Stops } from './carousel-stops';

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

const isSame = (one: Stops, other: Stops): boolean =>
  one.at.join() === other.at.join() && one.entries.every((entry, index) => entry === other.entries[index]);

/** Asked by Embla before it drags, and when entries came or have another width. */
interface Watches {
  takeUp: () => true;
  refresh: () => false;
}
function optionsOf(list: HTMLElement, mirrored: boolean, stops: Stops, { takeUp, refresh }: Watches): EmblaOptionsType {
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

/** What is left of the way is less than anybody sees; Embla would go it for half a second. */
function isThere(embla: EmblaCarouselType): boolean {
  const { target, offsetLocation, limit } = embla.internalEngine();
  return Math.abs(target.get() - offsetLocation.get()) < 0.3 && !limit.reachedAny(target.get());
}

/** Where a row is on its way. */
interface RowScroll {
  stops: () => Stops;
  /** CSS px from the beginning of the row. */
  position: () => number;
  /** Where it is or, on the way, where that leads, CSS px. */
  heading: () => number;
  isMoving: () => boolean;
  /** Reads anew where the row stops. */
  refresh: () => void;
  /** To a stop, by its index. */
  go: (stop: number) => void;
  /** What Embla has reckoned for this frame. */
  follow: () => void;
  /** The end of the way, as Embla tells it. */
  settle: () => void;
  giveUp: () => void;
  /** Tells the place, unless the row moves. */
  tell: () => void;
}

/** @param onStand told where the row stops and where it stands, CSS px, whenever either may have changed */
export function scrollRow(
  list: HTMLElement,
  embla: EmblaCarouselType,
  onStand: (stops: Stops, position: number) => void,
): RowScroll {
  const mirrored = isMirrored(list);
  const watches: Watches = { takeUp, refresh };
  let stops = stopsOf(list);
  let isMoving = false;
  let isStale = false;

  const position = () => Math.abs(list.scrollLeft);
  const engine = () => embla.internalEngine();

  function tell() {
    if (!isMoving) onStand(stops, position());
  }

  /** Entries came or have another width; later while the row moves, for it would stand still. @returns that Embla has nothing to do */
  function refresh(): false {
    isStale = isMoving;
    if (isMoving) return false;
    const now = stopsOf(list);
    const isOld = isSame(now, stops);
    stops = now;
    if (!isOld) embla.reInit(optionsOf(list, mirrored, stops, watches));
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
  function go(stop: number) {
    takeUp();
    const isJump = wantsNoMotion();
    embla.scrollTo(stop, isJump);
    // Embla tells of no rest after a jump, and of motion in the next frame.
    if (isJump) rest();
    else if (engine().target.get() !== engine().location.get()) begin();
  }

  embla.reInit(optionsOf(list, mirrored, stops, watches));
  return {
    stops: () => stops,
    position,
    heading: () => (isMoving ? -engine().target.get() : position()),
    isMoving: () => isMoving,
    refresh,
    go,
    follow: () => {
      if (!isMoving) begin();
      write();
      if (isThere(embla)) giveUp();
    },
    settle: () => {
      write();
      rest();
    },
    giveUp,
    tell,
  };
}
