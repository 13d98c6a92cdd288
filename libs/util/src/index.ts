export { type Minor, minor, toMinor, fromMinor, percentOf, sumMinor, formatMoney, type MoneyFormat } from './money';
export { MOST_LINES, MOST_TOTAL, MOST_UNITS } from './order-bounds';
export { paths, type StoreLink } from './paths';
export { insidePath, ownPath, webAddress } from './outside-links';
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
export { contentKey, newKey } from './ids';
export { isFileMissing, FileMissingError, untilLoaded, watchMissingFiles } from './lazy-file';
export { cleanReport, ERROR_KINDS, LONGEST, type ErrorReport } from './error-report';
export { liveAddress } from './live-address';
export { clamp, uniqueBy, cut, latinDigits } from './small';
export {
  parseJson,
  readBoolean,
  readFields,
  readId,
  readList,
  readMap,
  readNullable,
  readNumber,
  readObject,
  readOneOf,
  readRowId,
  readText,
  readWhole,
  type Reader,
} from './untrusted';
