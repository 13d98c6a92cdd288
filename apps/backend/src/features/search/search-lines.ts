/** What the lines of a shopping list mean in the catalogue of a place: the matcher of all searches, by a few statements for all lines (decision 118). */
import { foldedWords } from '@shop/domain/search/fold-text';
import { onOtherKeyboard } from '@shop/domain/search/other-keyboard';
import { readQuery, withCorrections, withoutDescriptions, type Query } from '@shop/domain/search/read-query';
import { scoreWords, termsOfParts } from '@shop/domain/search/score-name';
import { sql } from 'drizzle-orm';
import { compiled } from '../../db/compiled';
import type { Db } from '../../db/database';
import { EVERYWHERE, findTerms, type EntryRow } from './find-entries';
import { readEntries } from './read-entries';
import { dietsOf, matchesOf, scored, type Found as FoundText, type Matches, type Search } from './search-catalogue';

export interface ListPlace {
  zoneIds: number[];
  moduleId: number;
}

/** Names that are scored for a line, and of them those whose items are compared. */
const MOST_ENTRIES = 60;
const MOST_NAMES = 12;
/** Of so many words one may be missing, as in `score-name.ts`. */
const MISSING_FROM = 3;

const mark = sql.placeholder;
type LineRow = EntryRow & { line: number };

/** Names of items with the words of each line: by the index of their words, then by how many parts of the line they have. */
const entriesOfLines = compiled<Record<string, unknown>, LineRow[]>((db) =>
  db
    .select({
      line: sql<number>`found.line`,
      kind: sql<EntryRow['kind']>`'item'`,
      ref: sql<number>`found.ref`,
      names: sql<string[][]>`found.names`,
      context: sql<string[]>`found.context`,
    })
    .from(
      sql`(SELECT l.line, e.* FROM jsonb_to_recordset(${mark('lines')}::jsonb) AS l(line int, words text[], parts jsonb, least int)
        CROSS JOIN LATERAL (
          SELECT c.ref, c.names, c.context FROM (
            SELECT s.ref, s.names, s.context, s.terms,
              (SELECT count(*) FROM jsonb_array_elements(l.parts) p WHERE s.terms && ARRAY(SELECT jsonb_array_elements_text(p))) AS parts
            FROM search_entries s
            WHERE s.terms && l.words AND s.kind = 'item' AND s.module_id = ${mark('module')}::int AND s.reach = ANY(${mark('reaches')}::int[])
          ) c WHERE c.parts >= l.least ORDER BY c.parts DESC, cardinality(c.terms), c.ref LIMIT ${MOST_ENTRIES}
        ) e) found`,
    ),
);

/** Of several words some may be right, and would be corrected as well. */
const isOneWord = (text: string): boolean => foldedWords(text).length === 1;

/** A line that nothing has answered yet. */
interface Open {
  line: number;
  query: Query;
}
/** What answers a line. */
export type LineMatches = Matches & Pick<FoundText, 'diets'>;
type Found = Map<number, LineMatches>;

/** @param parts those of the line that the catalogue has words for */
const asked = ({ line }: Open, parts: string[][]) => ({
  line,
  words: [...new Set(parts.flat())],
  parts,
  least: parts.length >= MISSING_FROM ? parts.length - 1 : parts.length,
});

/** @param isSure only lines of which each word is known, so that none is guessed that need not be */
async function answer(
  db: Db,
  open: readonly Open[],
  place: ListPlace,
  mayGuess: boolean,
  isSure: boolean,
): Promise<Found> {
  const queries = open.map(({ query }) => query);
  let known = await findTerms(db, queries, place, mayGuess);
  if (known.hasUnread) {
    await readEntries(db, 1);
    known = await findTerms(db, queries, place, mayGuess);
  }
  const searches = open.flatMap((entry) => {
    const scores = scoreWords(entry.query, known.terms, mayGuess);
    const all = termsOfParts(entry.query, scores);
    const parts = all.filter((terms) => terms.length > 0);
    const isKnown =
      parts.length === all.length || (!isSure && all.length >= MISSING_FROM && parts.length === all.length - 1);
    return isKnown && parts.length > 0
      ? [{ ...entry, search: { query: entry.query, scores, terms: all } satisfies Search, parts }]
      : [];
  });
  if (searches.length === 0) return new Map();
  const rows = await entriesOfLines(db, {
    lines: JSON.stringify(searches.map((entry) => asked(entry, entry.parts))),
    module: place.moduleId,
    reaches: [EVERYWHERE, ...place.zoneIds],
  });
  return new Map(
    searches.flatMap(({ line, search }) => {
      const ofLine = rows.filter((row) => row.line === line);
      const names = matchesOf(scored(search, ofLine, 'item'), MOST_NAMES);
      return names.ids.length > 0 ? [[line, { ...names, diets: dietsOf(search, ofLine) }] as const] : [];
    }),
  );
}

/**
 * The names that answer each line, the best first: by what was typed, then by what may be meant by it, then without its
 * descriptions, without errors in words that mean others, and on the other keyboard. Each asks for what is still open, at most two statements at once.
 * @returns by the number of the line; without those that nothing answers
 */
export async function searchLines(db: Db, texts: readonly string[], place: ListPlace): Promise<Found> {
  const found: Found = new Map();
  const stillOpen = (read: (text: string) => Query | null): Open[] =>
    texts.flatMap((text, line) => {
      const query = found.has(line) ? null : read(text);
      return query && query.parts.length > 0 ? [{ line, query }] : [];
    });
  const readMeant = (read: (text: string) => string | null) => (text: string) => {
    const meant = read(text);
    return meant === null ? null : readQuery(meant);
  };
  const turns = [
    { read: readQuery, mayGuess: false, isSure: true },
    { read: readQuery, mayGuess: true, isSure: false },
    { read: (text: string) => withoutDescriptions(readQuery(text)), mayGuess: true, isSure: true },
    {
      read: readMeant((text) => (isOneWord(text) ? withCorrections(text, () => false) : null)),
      mayGuess: false,
      isSure: true,
    },
    { read: readMeant(onOtherKeyboard), mayGuess: false, isSure: true },
  ];
  for (const { read, mayGuess, isSure } of turns) {
    const open = stillOpen(read);
    if (open.length === 0) continue;
    for (const [line, names] of await answer(db, open, place, mayGuess, isSure)) found.set(line, names);
  }
  return found;
}
