/** Decodes delivery times, which backends send as text: '30-45 min' or '30-45-min'. */
import { SPAN_UNITS, type Span, type SpanUnit } from '@shop/util';
import { textOrNull } from '../base/wire';

const SPAN = /^(\d+)\s*[-–]\s*(\d+)[\s-]*(?:(min|hour|hr|day)\w*\.?)?$/i;

/** Minutes without a unit; any other text is kept; null when empty. */
export function toSpan(value: unknown): Span | null {
  const text = textOrNull(value);
  if (!text) return null;
  const [, from, to, word = 'min'] = SPAN.exec(text.trim()) ?? [];
  if (!from || !to) return { text };
  const kind = word.toLowerCase();
  const unit = kind === 'hr' ? 'hour' : (kind as SpanUnit);
  const size = SPAN_UNITS[unit];
  return { min: Number(from) * size, max: Number(to) * size, unit };
}
