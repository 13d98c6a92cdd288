/**
 * The only source of the current time: the marketplace's clock. It is the device's, until an answer of the shop's own
 * origin shows that the device is wrong (decision 082).
 */
const SECOND = 1000;
/** A cache in front may keep a page for minutes; a device may be this far ahead of a page. */
const PAGE_AGE = 3_600_000;

/** What the marketplace's clock is ahead of the device's, ms. */
let ahead = 0;
const listeners = new Set<() => void>();

/** The current time. Domain rules never call it: they take `now` as an argument. */
export function now(): Date {
  return new Date(Date.now() + ahead);
}

/** @returns stops listening */
export function onClockCorrected(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Sets the clock when it is outside of what a server has shown. A stored answer is a lower limit only, so that it never
 * sets the clock back.
 * @param shown what the server's clock showed, ms
 * @param elapsed ms since then, at most; Infinity: unknown
 * @param tolerance how far the clock may be ahead of that, ms
 */
function correct(shown: number, elapsed: number, tolerance = 0): void {
  const least = shown - Date.now();
  if (!(ahead < least || ahead > least + elapsed + tolerance)) return;
  ahead = least + (elapsed < Infinity ? elapsed / 2 : 0);
  for (const listener of [...listeners]) listener();
}

/**
 * Call it when a request is sent, and what it returns with the headers of the answer: `Date` in whole seconds, and the
 * `Age` that a cache in front adds.
 */
export function timeRequest(): (headers: Headers) => void {
  const sent = Date.now();
  return (headers) => {
    const age = Number(headers.get('age'));
    const shown = Date.parse(headers.get('date') ?? '') + age * SECOND;
    // The browser's own cache adds no age.
    const isStored = /age|stale/i.test(headers.get('cache-control') ?? '');
    if (shown) correct(shown, isStored ? Infinity : Date.now() - sent + SECOND);
  };
}

/** Sets the clock by the page that the browser starts from. @param renderedAt the server's time, ms */
export function timePage(renderedAt: number): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Nothing was transferred: the browser has restored the page, however old it is.
  correct(renderedAt, visit?.transferSize ? performance.now() - visit.requestStart : Infinity, PAGE_AGE);
}
