/** Small pure helpers without a module of their own. */

/** `value` limited to `low` and `high`, both included. */
export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Removes later entries with the same key; keeps the order. */
export function uniqueBy<T>(list: readonly T[], key: (entry: T) => string): T[] {
  const seen = new Set<string>();
  return list.filter((entry) => {
    const id = key(entry);
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/** Truncates to `limit` characters and appends '...'; a text of exactly the limit is unchanged (FMT-10). */
export function cut(text: string, limit: number): string {
  const letters = Array.from(text);
  return letters.length <= limit ? text : `${letters.slice(0, limit).join('').trimEnd()}...`;
}
