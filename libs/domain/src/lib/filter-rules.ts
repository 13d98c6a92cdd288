/**
 * What one word of a list does. All filters of a list stand in one table, in the order in which views offer them
 * (`item-filters.ts`, `store-filters.ts`). Word unions, parsing, the storefront's own rules, counts and the contract
 * derive from it (decision 092).
 */
export type FilterRule<Entry> = Sorts<Entry> | Filters<Entry>;

interface Sorts<Entry> {
  kind: 'sorts';
  order: (one: Entry, other: Entry) => number;
}
interface Filters<Entry> {
  kind: 'filters';
  matches: (entry: Entry) => boolean;
  /** A backend that filters counts what it leaves. `place`: in the list of all stores alone, for a place. */
  facet?: true | 'place';
}

/** The words of a table whose rule has this shape. */
export type WordsLike<T, Shape> = { [Word in keyof T]: T[Word] extends Shape ? Word : never }[keyof T];
/** The words of a table whose rule has this property. */
export type WordsWith<T, Key extends string> = WordsLike<T, Record<Key, unknown>>;

/** The words of a table whose rule has this property, in the order of the table. */
export const wordsWith = <T extends object, Key extends string>(table: T, key: Key): WordsWith<T, Key>[] =>
  Object.entries<object>(table as never).flatMap(([word, rule]) => (key in rule ? [word] : [])) as never;

/** All words of a table, in its order. */
export const wordsOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

type By<Entry> = (entry: Entry) => number;
export const descending =
  <Entry>(by: By<Entry>) =>
  (one: Entry, other: Entry): number =>
    by(other) - by(one);
export const ascending =
  <Entry>(by: By<Entry>) =>
  (one: Entry, other: Entry): number =>
    by(one) - by(other);

/** The last of the words that sorts, which decides the order (RES-35); null: none. */
export const lastSort = <T extends Record<string, Pick<FilterRule<never>, 'kind'>>, Word extends keyof T>(
  table: T,
  words: readonly Word[],
): Extract<Word, WordsLike<T, { kind: 'sorts' }>> | null =>
  (words.filter((word) => table[word]?.kind === 'sorts').at(-1) as never) ?? null;

/** Whether an entry passes every word that filters. */
export const passesAll = <Entry, Word extends string>(
  table: Record<Word, FilterRule<Entry>>,
  words: readonly Word[],
  entry: Entry,
): boolean =>
  words.every((word) => {
    const rule = table[word];
    return rule.kind === 'sorts' || rule.matches(entry);
  });
