/** How long something takes, from one time to another. */

/** Minutes of what spans are counted in. */
export const SPAN_UNITS = { min: 1, hour: 60, day: 1440 } as const;
export type SpanUnit = keyof typeof SPAN_UNITS;

/** In minutes, with the unit they were told in; or in somebody's own words. */
export type Span = { min: number; max: number; unit: SpanUnit } | { told: string };

/** A language's words for spans of several minutes, hours or days. */
export type SpanWords = Record<SpanUnit, string>;

/** '30–45 min' or '1–2 hours' in the words given: `Intl` has them too, and takes a tenth of a second for them on a slow phone. */
export function formatSpan(span: Span, words: SpanWords): string {
  if ('told' in span) return span.told;
  const size = SPAN_UNITS[span.unit];
  return `${span.min / size}–${span.max / size} ${words[span.unit]}`;
}
