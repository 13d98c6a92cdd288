/** The two statements of a search: words of the catalogue that may be meant, and names that have them (decision 108). */
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { heardOf } from '@shop/domain/search/match-word';
import type { Query } from '@shop/domain/search/read-query';
import { wordsToMatch } from '@shop/domain/search/score-name';
import { isArabic, stemOf } from '@shop/domain/search/stem';
import { errorsAllowed, spellings } from '@shop/domain/search/typing-errors';
import { compiled, compiledFor } from '../../db/compiled';
import type { Executor } from '../../db/database';
import { isAnyOf } from '../../db/any-of';
import * as t from '../../db/schema';

/** Where is searched. */
export interface SearchPlace {
  zoneIds?: number[] | undefined;
  moduleId?: number | null | undefined;
  /** Names of this store's items alone. */
  storeId?: number | undefined;
}

/** The `reach` of what is served in every zone. */
export const EVERYWHERE = 0;
/** Words of each kind that are compared with a word of the search. */
const MOST_TERMS = 60;
const MOST_LIKE = 300;
/** For the words of all lines of a list together. */
const MOST_LIKE_LINES = 6000;
const LAST_LETTER = '\u{10ffff}';

const mark = sql.placeholder;
const ofModule = sql`(${mark('module')}::int IS NULL OR module_id = ${mark('module')}::int)`;

/** A last row without a term says that names are unread. */
const termRowsOf = (most: number) =>
  compiled<Record<string, unknown>, { term: string | null }[]>((db) =>
    db.selectDistinct({ term: sql<string | null>`term` }).from(
      sql`(
        (SELECT f.term FROM unnest(${mark('words')}::text[]) w CROSS JOIN LATERAL (
          SELECT term FROM search_terms WHERE term >= w COLLATE "C" AND term < (w || ${LAST_LETTER}) COLLATE "C" AND ${ofModule} LIMIT ${MOST_TERMS}) f)
        UNION ALL (SELECT term FROM search_terms WHERE stem = ANY(${mark('stems')}::text[]) AND ${ofModule} LIMIT ${most})
        UNION ALL (SELECT term FROM search_terms WHERE sound = ANY(${mark('sounds')}::text[]) AND ${ofModule} LIMIT ${most})
        UNION ALL (SELECT term FROM search_terms WHERE spellings && ${mark('spellings')}::text[] AND ${ofModule} LIMIT ${most})
        UNION ALL (SELECT f.term FROM unnest(${mark('patterns')}::text[]) p CROSS JOIN LATERAL (
          SELECT term FROM search_terms WHERE term LIKE p AND ${ofModule} LIMIT ${MOST_TERMS}) f)
        UNION ALL (SELECT NULL WHERE EXISTS (SELECT 1 FROM search_entries WHERE unread))
      ) found`,
    ),
  );

const termRows = termRowsOf(MOST_LIKE);
const termRowsOfLines = termRowsOf(MOST_LIKE_LINES);

const present = <Value>(values: readonly (Value | null | undefined)[]): Value[] => [
  ...new Set(values.filter((value) => value !== null && value !== undefined)),
];

/** What a word may be by a typing error, its sound or a part of it. */
const guessesOf = (words: readonly string[]) => ({
  sounds: present(words.map((word) => heardOf(word)?.key)),
  spellings: present(
    words
      .filter((word) => errorsAllowed(word) > 0)
      .flatMap((word) => [word, stemOf(word)].flatMap((each) => spellings(each, errorsAllowed(each)))),
  ),
  patterns: words.filter((word) => word.length >= (isArabic(word) ? 3 : 4)).map((word) => `%${word}%`),
});

/**
 * Words of the catalogue that a search may mean, or all searches of a list by one statement.
 * @param mayGuess false: none for errors, sounds and parts of words
 */
export async function findTerms(
  db: Executor,
  query: Query | readonly Query[],
  { moduleId }: SearchPlace,
  mayGuess: boolean,
): Promise<{ terms: string[]; hasUnread: boolean }> {
  const isList = 'length' in query;
  const matched = (isList ? query : [query]).map(wordsToMatch);
  const own = present(matched.flatMap((words) => words.own));
  const synonyms = matched.flatMap((words) => words.synonyms);
  const rows = await (isList ? termRowsOfLines : termRows)(db, {
    module: moduleId ?? null,
    words: own,
    stems: present([...own, ...synonyms].map(stemOf)),
    ...guessesOf(mayGuess ? own : []),
  });
  return { terms: present(rows.map(({ term }) => term)), hasUnread: rows.some(({ term }) => term === null) };
}

/** Names that are scored: those with the fewest words. */
const MOST_ENTRIES = 200;

export type EntryRow = Pick<typeof t.searchEntries.$inferSelect, 'kind' | 'ref' | 'names' | 'context'>;

interface Wanted {
  place: SearchPlace;
  /** One list for each part of the search. */
  terms: string[][];
  /** `any`: names that have one of the parts are found too, those with more of them first. */
  needs: 'all' | 'any';
}

/** @param moduleId null: of any module */
function hasAny(terms: readonly string[], moduleId: number | null): SQL {
  const modules = sql`modules m WHERE ${moduleId}::int IS NULL OR m.id = ${moduleId}::int`;
  const keys = sql`SELECT ${t.searchKey(sql`m.id`, sql`w`)} FROM unnest(${sql.param([...terms])}::text[]) w, ${modules}`;
  return sql`${t.searchKeys(t.searchEntries)} && ARRAY(${keys})`;
}

const atPlace = ({ zoneIds, moduleId, storeId }: SearchPlace): SQL | undefined => {
  const { kind, ref, reach, moduleId: ofEntry } = t.searchEntries;
  return and(
    zoneIds && isAnyOf(reach, [EVERYWHERE, ...zoneIds]),
    moduleId ? eq(ofEntry, moduleId) : undefined,
    storeId === undefined
      ? undefined
      : and(eq(kind, 'item'), sql`${ref} IN (SELECT i.name_id FROM items i WHERE i.store_id = ${storeId})`),
  );
};

/** Each list makes another text, so no more than so many parts are needed. */
const entryRows = compiledFor((db, { place, terms, needs }: Wanted) => {
  const { kind, ref, names, context, terms: all } = t.searchEntries;
  const module = place.moduleId ?? null;
  const conditions = (needs === 'all' ? terms : [terms.flat()]).map((each) => hasAny(each, module));
  const count = sql.join(terms.map((each) => sql`(${all} && ${sql.param([...each])}::text[])::int`), sql` + `); // prettier-ignore
  return db
    .select({ kind, ref, names, context })
    .from(t.searchEntries)
    .where(and(atPlace(place), ...conditions))
    .orderBy(...(needs === 'all' ? [] : [sql`(${count}) DESC`]), sql`cardinality(${all})`, ref)
    .limit(MOST_ENTRIES);
});

/** Names of a place with these words. */
export const findEntries = (db: Executor, wanted: Wanted): Promise<EntryRow[]> =>
  wanted.terms.length === 0 ? Promise.resolve([]) : entryRows(db, wanted, {});
