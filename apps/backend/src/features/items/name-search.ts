/**
 * Text search for items: words match anywhere in the search text, the item's own name ranks before its store's
 * (decision 034).
 */
import { sql, type Column, type SQL } from 'drizzle-orm';
import * as t from '../../db/schema';
import { searchQuery } from '../../search-text';

/** Further words are ignored: they hardly change the result. */
const MAX_WORDS = 8;
const toPattern = (word: string) => `%${word.replace(/[%_\\]/g, '\\$&')}%`;

/** The words of a search as LIKE patterns. */
export const searchPatterns = (text: string | undefined): string[] =>
  searchQuery(text).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS).map(toPattern);

/** The item's own name in both languages, which is the start of the search text. */
export const itemName: SQL = sql`left(${t.items.searchText}, length(concat(${t.items.name}->>'en', ' ', ${t.items.name}->>'ar')))`;

/** How many of the words a text contains. */
export function countMatches(column: SQL | Column, text: string | undefined): SQL<number> {
  const each = searchPatterns(text).map((pattern) => sql`(${column} LIKE ${pattern})::int`);
  return each.length > 0 ? sql<number>`(${sql.join(each, sql` + `)})` : sql<number>`0::int`;
}

/** How many of the words the item's own name contains, in either language. */
export const countNameMatches = (text: string | undefined): SQL<number> => countMatches(itemName, text);
