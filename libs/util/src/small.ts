/** Small pure helpers that belong to no family. */

/** `value` kept between `low` and `high`, both included. */
export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** The list without later entries of the same key; the first one wins and the order stays. */
export function uniqueBy<T>(list: readonly T[], key: (entry: T) => string): T[] {
  const seen = new Set<string>();
  return list.filter((entry) => {
    const id = key(entry);
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/** The first `limit` characters with '...' behind them; a text of exactly the limit is not cut (FMT-10). */
export function cut(text: string, limit: number): string {
  const letters = Array.from(text);
  return letters.length <= limit ? text : `${letters.slice(0, limit).join('').trimEnd()}...`;
}

/** Arabic and Persian digits as Latin ones: a phone number is typed in the digits of the keyboard. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
