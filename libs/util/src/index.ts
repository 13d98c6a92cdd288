export {
  type Minor,
  type MoneyFormat,
  type MoneyUnits,
  formatMoney,
  fromMinor,
  minor,
  moneyUnits,
  percentOf,
  sumMinor,
  toMinor,
} from './money';
export { MOST_LINES, MOST_POINTS, MOST_TOTAL, MOST_UNITS } from './order-bounds';
export { keyOf, pageAddress, paths, type PageAddress, type StoreLink } from './paths';
export { insidePath, ownPath, phoneAddress, webAddress } from './outside-links';
export { now, timePage, timeRequest } from './clock/now';
export { inOwnTask } from './own-task';
export { watchClock } from './watch-clock';
export { fromWallClock, momentsAt, passOf, readUtc, toWallClock, utc, wallTime, type WallTime } from './wall-time';
export {
  formatClock,
  formatDate,
  formatDay,
  formatLongDay,
  formatMoment,
  formatStep,
  formatTime,
  formatWeekday,
  type ClockForm,
} from './dates';
export { formatSpan, SPAN_UNITS, type Span, type SpanUnit, type SpanLabels } from './span';
export { minuteOfDay, steadyOffset, tellOffset, type SteadyOffset } from './clock/wall-clock';
export { contentKey, newKey } from './ids';
export { isFileMissing, FileMissingError, untilLoaded, watchMissingFiles } from './lazy-file';
export { cleanReport, ERROR_KINDS, LONGEST, type ErrorReport } from './error-report';
export { liveAddress } from './live-address';
export { clamp, uniqueBy, cut } from './small';
export { cleanLine, isBlank } from './clean-line';
export { cleanText, digitsOf, foldDigits, type TextKind } from './clean-text';
export { readAmount, readNumber } from './read-number';
export {
  parseJson,
  readBoolean,
  readFields,
  readFinite,
  readId,
  readList,
  readMap,
  readNullable,
  readObject,
  readOneOf,
  readRowId,
  readText,
  readWhole,
  type Reader,
} from './untrusted';
