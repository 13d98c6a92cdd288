export { type Minor, minor, toMinor, fromMinor, percentOf, sumMinor, formatMoney, type MoneyFormat } from './money';
export { paths, ownPath, type StoreLink } from './paths';
export { now } from './clock/now';
export { fromWallClock, readUtc, utc, wallTime, type WallTime } from './wall-time';
export {
  formatClock,
  formatDate,
  formatDay,
  formatLongDay,
  formatMoment,
  formatStep,
  formatTime,
  type ClockForm,
} from './dates';
export { formatSpan, SPAN_UNITS, type Span, type SpanUnit, type SpanLabels } from './span';
export { minuteOfDay } from './clock/wall-clock';
export { newKey } from './ids';
export { isFileMissing, FileMissingError, untilLoaded, watchMissingFiles } from './lazy-file';
export { cleanReport, ERROR_KINDS, LONGEST, type ErrorReport } from './error-report';
export { liveAddress } from './live-address';
export { clamp, uniqueBy, cut } from './small';
export { cleanText, digitsOf, foldDigits, isBlank, type TextKind } from './clean-text';
export { readAmount, readNumber } from './read-number';
