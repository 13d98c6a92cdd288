/**
 * Readers of values that anybody may have written: storage, cookies, links. Each returns undefined for what it cannot read, and never
 * throws (decision 080).
 */

export type Reader<T> = (value: unknown) => T | undefined;
type Fields<T> = { [Name in keyof T]-?: Reader<T[Name]> };

/** A text of at most `most` UTF-16 units. @param pattern what it must match as a whole */
export const readText =
  (most = 500, pattern = /^/): Reader<string> =>
  (value) =>
    typeof value === 'string' && value.length <= most && pattern.test(value) ? value : undefined;

/** An id of any backend: it is safe in a header, a path and a query. */
export const readId = readText(64, /^[\w-]+$/);

/** A row number from 1, as a number or a text. @returns its text */
export function readRowId(value: unknown): string | undefined {
  const id = typeof value === 'number' ? String(value) : value;
  return readText(15, /^[1-9]\d*$/)(id);
}

/** A finite number from `low` to `high`. */
export const readFinite =
  (low: number, high: number): Reader<number> =>
  (value) =>
    typeof value === 'number' && value >= low && value <= high ? value : undefined;

/** A whole number from `low` to `high`. */
export const readWhole =
  (low = 0, high = Number.MAX_SAFE_INTEGER): Reader<number> =>
  (value) =>
    Number.isInteger(value) ? readFinite(low, high)(value) : undefined;

export const readBoolean: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

export const readOneOf =
  <T extends string>(...words: readonly T[]): Reader<T> =>
  (value) =>
    words.find((word) => word === value);

export const readNullable =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : read(value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of an object that can be read; the others are left out. */
export const readFields =
  <T extends object>(fields: Fields<T>) =>
  (value: unknown): Partial<T> =>
    Object.fromEntries(
      Object.entries<Reader<unknown>>(fields as never).flatMap(([name, read]) => {
        const part = isObject(value) && Object.hasOwn(value, name) ? read(value[name]) : undefined;
        return part === undefined ? [] : [[name, part]];
      }),
    ) as Partial<T>;

/** An object with all these fields. @param optional fields that it may lack; an unreadable one counts as missing */
export const readObject =
  <T extends object>(fields: Fields<T>, optional: readonly (keyof T & string)[] = []): Reader<T> =>
  (value) => {
    const found = readFields(fields)(value);
    return Object.keys(fields).every((name) => name in found || optional.includes(name as never))
      ? (found as T)
      : undefined;
  };

/** The entries of a list that can be read, at most `most`; unreadable ones are left out. */
export const readList =
  <T>(read: Reader<T>, most: number): Reader<T[]> =>
  (value) =>
    Array.isArray(value)
      ? value
          .map(read)
          .filter((entry) => entry !== undefined)
          .slice(0, most)
      : undefined;

/** The entries of an object that can be read, by name. Names of the prototype have none. */
export function readMap<T>(read: Reader<T>): (value: unknown) => Record<string, T> {
  return (value) => {
    const entries = isObject(value) ? Object.entries(value) : [];
    const found = entries.flatMap(([name, entry]) => {
      const part = read(entry);
      return part === undefined ? [] : [[name, part] as const];
    });
    return Object.setPrototypeOf(Object.fromEntries(found), null) as Record<string, T>;
  };
}

/** Parses JSON; undefined for what is none. */
export function parseJson(text: string | null | undefined): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
