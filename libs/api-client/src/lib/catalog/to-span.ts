/** How long a delivery takes: backends write it as a text, '30-45 min' or '30-45-min'. */
import { SPAN_UNITS, type Span, type SpanUnit } from '@shop/util';
import { textOrNull } from '../base/wire';

const SPAN = /^(\d+)\s*[-–]\s*(\d+)[\s-]*(?:(min|hour|hr|day)\w*\.?)?$/i;

/** Without a unit it is minutes; what is written otherwise stays as it was told; null for nothing. */
export function toSpan(value: unknown): Span | null {
  const told = textOrNull(value);
  if (!told) return null;
  const [, from, to, word = 'min'] = SPAN.exec(told.trim()) ?? [];
  if (!from || !to) return { told };
  const kind = word.toLowerCase();
  const unit = kind === 'hr' ? 'hour' : (kind as SpanUnit);
  const size = SPAN_UNITS[unit];
  return { min: Number(from) * size, max: Number(to) * size, unit };
}
