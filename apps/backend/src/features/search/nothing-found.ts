/** What to offer when a search found nothing: the nearest words of the catalogue, and other modules that have it. */
import { sql } from 'drizzle-orm';
import { foldedWords, foldText } from '@shop/domain/search/fold-text';
import { hasMeaning, isFiller, readQuery } from '@shop/domain/search/read-query';
import { isArabic, stemOf } from '@shop/domain/search/stem';
import { errorsBetween } from '@shop/domain/search/typing-errors';
import { compiled } from '../../db/compiled';
import type { Db, Executor } from '../../db/database';
import type { Localized } from '../../db/schema';
import type { SearchPlace } from './find-entries';
import { isFoundItem } from './rank';
import { searchCatalogue } from './search-catalogue';

/** Words that look alike, of which the nearest is taken. */
const MOST_ALIKE = 8;
/** Shorter words are near to all. */
const SHORTEST = 3;

const alikeRows = compiled<Record<string, unknown>, { word: string; term: string }[]>((db) =>
  db.select({ word: sql<string>`w.word`, term: sql<string>`c.term` }).from(
    sql`unnest(${sql.placeholder('words')}::text[]) w(word) CROSS JOIN LATERAL (
        SELECT term FROM search_terms WHERE is_word AND module_id = ${sql.placeholder('module')}::int AND term % w.word
        ORDER BY similarity(term, w.word) DESC, term LIMIT ${MOST_ALIKE}) c`,
  ),
);

interface Meant {
  term: string;
  /** It is the word that was typed, in any number. */
  isSure: boolean;
}

/** The nearest of some words, at most every other letter apart; null: none is near. */
function nearest(word: string, terms: readonly string[]): Meant | null {
  // `halal` is not `half`.
  const most = hasMeaning(word) ? 0 : Math.max(2, Math.floor(word.length / 2));
  const near = terms
    .map((term) => ({ term, errors: errorsBetween(word, term, most), isSure: stemOf(term) === stemOf(word) }))
    .filter(({ errors, isSure }) => isSure || errors <= most)
    .sort((one, other) => one.errors - other.errors);
  return near[0] ?? null;
}

/**
 * What to search for instead, the likelier first: all words corrected, those of them that the catalogue has, and what the
 * search is about, which English says last and Arabic first. Fillers alone say nothing.
 */
function attempts(meant: readonly (Meant | null)[]): string[] {
  const known = meant.filter((each) => each !== null);
  const sure = known.filter(({ term, isSure }) => isSure && !isFiller(term));
  const about = sure.at(isArabic(sure[0]?.term ?? '') ? 0 : -1);
  const all = known.length === meant.length ? [known] : [];
  return [...all, sure, about ? [about] : []].map((words) => words.map(({ term }) => term).join(' '));
}

/** A folded word as a name writes it. */
function asWritten(word: string, names: readonly string[]): string {
  const written = names.flatMap((name) => name.split(/\s+/)).find((each) => foldText(each) === word);
  return written?.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') ?? word;
}

async function nameOf(db: Executor, id: number): Promise<Localized | null> {
  const { rows } = await db.execute<{ name: Localized }>(sql`SELECT name FROM item_names WHERE id = ${id}`);
  return rows[0]?.name ?? null;
}

/** The search in words that the catalogue has, as a name of it writes them; null: none is near, or they find nothing. */
export async function didYouMean(
  db: Db,
  text: string,
  place: SearchPlace & { moduleId: number },
): Promise<string | null> {
  const words = readQuery(text).parts.flatMap(({ own }) => own);
  const rows = await alikeRows(db, { words: words.filter((word) => word.length >= SHORTEST), module: place.moduleId });
  const meant = words.map((word) =>
    nearest(
      word,
      rows.filter((row) => row.word === word).map(({ term }) => term),
    ),
  );
  for (const other of new Set(attempts(meant))) {
    if (other === '' || other === foldText(text)) continue;
    const [first] = (await searchCatalogue(db, other, place)).names.ids;
    const name = first === undefined ? null : await nameOf(db, first);
    if (!name) continue;
    return foldedWords(other)
      .map((word) => asWritten(word, [name.en, name.ar]))
      .join(' ');
  }
  return null;
}

/** How many items the same search finds in each of some modules, those without any left out. */
export async function foundElsewhere(
  db: Db,
  text: string,
  zoneIds: number[],
  moduleIds: readonly number[],
): Promise<{ id: number; total: number }[]> {
  // Once for all of them: a text of many misspelt words costs the most where nothing is found.
  const found = await searchCatalogue(db, text, { zoneIds });
  if (found.names.ids.length === 0) return [];
  const { rows } = await db.execute<{ id: number; total: number }>(
    sql`SELECT module_id AS id, count(*)::int AS total FROM items WHERE ${isFoundItem({ ...found, of: null })} AND module_id = ANY(${sql.param(moduleIds)}::int[]) AND campaign_from IS NULL
      GROUP BY 1 ORDER BY 2 DESC, 1`,
  );
  return rows;
}
