/** Writes Embla's position to the scroll position of a carousel. */
import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { isMirrored, nearestStop, startEdge, stopsOf, type Stops } from './carousel-stops';

/** A drag starts on a link, a button, a picture or between entries. Other text stays selectable. */
function isDrag(list: HTMLElement, { target, type }: Event): boolean {
  return (
    type === 'mousedown' && target instanceof Element && (target === list || target.closest('a, button, img') !== null)
  );
}
const isMatched = (query: string) => matchMedia(query).matches;
/** Touch scrolls natively; on touch-only devices Embla's listeners would delay each swipe. */
const hasMouse = () => isMatched('(hover: hover) and (pointer: fine)');
const prefersReducedMotion = () => isMatched('(prefers-reduced-motion: reduce)');

const isSame = (one: Stops, other: Stops): boolean =>
  one.at.join() === other.at.join() && one.entries.every((entry, index) => entry === other.entries[index]);

/** Embla's callbacks: before a drag, and when entries were added or resized. */
interface EmblaCallbacks {
  syncFromScroll: () => true;
  refresh: () => false;
}
function optionsOf(
  list: HTMLElement,
  mirrored: boolean,
  stops: Stops,
  { syncFromScroll, refresh }: EmblaCallbacks,
): EmblaOptionsType {
  // Aligns to the stop, minus Embla's own measure, which ignores the gutter at the end.
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
    // In Embla's unit: a move by one entry is within a few pixels of its target after 0.8 s (HOME-12, HOME-14).
    duration: 20,
    watchFocus: false,
    watchDrag: hasMouse() && ((_embla, event) => isDrag(list, event) && syncFromScroll()),
    watchResize: refresh,
    watchSlides: refresh,
  };
}

/** The rest of the way is too short to see; Embla would animate it for another half second. */
function isAtTarget(embla: EmblaCarouselType): boolean {
  const { target, offsetLocation, limit } = embla.internalEngine();
  return Math.abs(target.get() - offsetLocation.get()) < 0.3 && !limit.reachedAny(target.get());
}

/** The scroll position of a carousel, and its movement. */
interface RowScroll {
  stops: () => Stops;
  /** CSS px from the start. */
  position: () => number;
  /** The target while moving, otherwise the position, CSS px. */
  target: () => number;
  isMoving: () => boolean;
  /** Measures the stops again. */
  refresh: () => void;
  /** Scrolls to a stop, by its index. */
  go: (stop: number) => void;
  /** Applies Embla's position of this frame. */
  applyFrame: () => void;
  /** Embla has reached its target. */
  settle: () => void;
  interrupt: () => void;
  /** Reports the position, unless the carousel is moving. */
  reportMeasure: () => void;
}

/** @param onMeasure called with the stops and the position (CSS px) whenever either may have changed */
export function scrollRow(
  list: HTMLElement,
  embla: EmblaCarouselType,
  onMeasure: (stops: Stops, position: number) => void,
): RowScroll {
  const mirrored = isMirrored(list);
  const watches: EmblaCallbacks = { syncFromScroll, refresh };
  let stops = stopsOf(list);
  let isMoving = false;
  let isStale = false;

  const position = () => Math.abs(list.scrollLeft);
  const engine = () => embla.internalEngine();

  function reportMeasure() {
    if (!isMoving) onMeasure(stops, position());
  }

  /**
   * Measures the stops after entries were added or resized. Deferred while moving, because `reInit` would stop the
   * movement. @returns false: Embla has nothing to do
   */
  function refresh(): false {
    isStale = isMoving;
    if (isMoving) return false;
    const now = stopsOf(list);
    const isOld = isSame(now, stops);
    stops = now;
    if (!isOld) embla.reInit(optionsOf(list, mirrored, stops, watches));
    reportMeasure();
    return false;
  }

  /** Sets Embla to where the browser has scrolled. */
  function syncFromScroll(): true {
    if (isMoving) return true;
    const { location, target, offsetLocation, previousLocation, index } = engine();
    for (const vector of [location, target, offsetLocation, previousLocation]) vector.set(-position());
    index.set(nearestStop(stops, position()));
    return true;
  }

  function begin() {
    isMoving = true;
    // Scroll snapping would pull back each frame of the movement.
    list.style.scrollSnapType = 'none';
  }
  function write() {
    list.scrollLeft = (mirrored ? 1 : -1) * engine().offsetLocation.get();
  }
  function rest() {
    isMoving = false;
    list.style.scrollSnapType = '';
    if (isStale) refresh();
    reportMeasure();
  }
  /** Ends the movement: touch, wheel, keyboard or focus continues from the current position. */
  function interrupt() {
    if (!isMoving || engine().dragHandler.pointerDown()) return;
    engine().animation.stop();
    rest();
  }
  function go(stop: number) {
    syncFromScroll();
    const isJump = prefersReducedMotion();
    embla.scrollTo(stop, isJump);
    // After a jump Embla emits no settle event, and a scroll event one frame late.
    if (isJump) rest();
    else if (engine().target.get() !== engine().location.get()) begin();
  }

  embla.reInit(optionsOf(list, mirrored, stops, watches));
  return {
    stops: () => stops,
    position,
    target: () => (isMoving ? -engine().target.get() : position()),
    isMoving: () => isMoving,
    refresh,
    go,
    applyFrame: () => {
      if (!isMoving) begin();
      write();
      if (isAtTarget(embla)) interrupt();
    },
    settle: () => {
      write();
      rest();
    },
    interrupt,
    reportMeasure,
  };
}
