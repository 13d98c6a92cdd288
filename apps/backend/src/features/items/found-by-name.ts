/**
 * Text search for items: words match anywhere in the search text, the item's own name ranks before its store's
 * (decision 034).
 */
import { sql, type Column, type SQL } from 'drizzle-orm';
import * as t from '../../db/schema';

/** Further words are ignored: they hardly change the result. */
const MOST_WORDS = 8;
const like = (word: string) => `%${word.replace(/[%_\\]/g, '\\$&')}%`;

/** The words of a search, in lower case, as LIKE patterns. */
export const patternsOf = (text: string | undefined): string[] =>
  (text?.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS) ?? []).map(like);

/** The item's own name in both languages, which is the start of the search text. */
export const ownName: SQL = sql`left(${t.items.searchText}, length(concat(${t.items.name}->>'en', ' ', ${t.items.name}->>'ar')))`;

/** How many of the words a text contains. */
export function countMatches(held: SQL | Column, text: string | undefined): SQL<number> {
  const each = patternsOf(text).map((pattern) => sql`(${held} LIKE ${pattern})::int`);
  return each.length > 0 ? sql<number>`(${sql.join(each, sql` + `)})` : sql<number>`0::int`;
}

/** How many of the words the item's own name contains, in either language. */
export const countNameMatches = (text: string | undefined): SQL<number> => countMatches(ownName, text);
