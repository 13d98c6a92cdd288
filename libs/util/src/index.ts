export { type Minor, minor, toMinor, fromMinor, percentOf, sumMinor, formatMoney, type MoneyFormat } from './money';
export { paths, ownPath, type StoreLink } from './paths';
export {
  now,
  formatClock,
  formatMoment,
  formatStep,
  formatTime,
  formatDate,
  formatDay,
  formatSpan,
  minuteOfDay,
  offsetAround,
  knowOffset,
  type KnownOffset,
  type ClockForm,
  type SpanWords,
} from './time';
export { newKey } from './ids';
export { isFileMissing, NotThere, untilLoaded, watchMissingFiles } from './late-file';
export { inTurns } from './in-turns';
export { createShortMemory, type ShortMemory, type ShortMemoryOptions } from './short-memory';
export { cleanReport, ERROR_KINDS, LONGEST, type ErrorReport } from './error-report';
export { liveAddress } from './live-address';
export { clamp, uniqueBy, cut, latinDigits } from './small';
export { localTime, wallClock, fromWallClock } from './wall-clock';
