/** A range of durations, such as a delivery time. */

/** Minutes per unit. */
export const SPAN_UNITS = { min: 1, hour: 60, day: 1440 } as const;
export type SpanUnit = keyof typeof SPAN_UNITS;

/** In minutes, with the unit to show; or a free text of the backend. */
export type Span = { min: number; max: number; unit: SpanUnit } | { text: string };

/** A language's words for several minutes, hours or days. */
export type SpanWords = Record<SpanUnit, string>;

/** '30–45 min' or '1–2 hours', with the given words: those of `Intl` take 100 ms to load on a slow phone. */
export function formatSpan(span: Span, words: SpanWords): string {
  if ('text' in span) return span.text;
  const size = SPAN_UNITS[span.unit];
  return `${span.min / size}–${span.max / size} ${words[span.unit]}`;
}
