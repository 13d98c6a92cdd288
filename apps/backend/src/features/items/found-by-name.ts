/** How words find items: anywhere in what an item is searched by, its own name before its store's (decision 034). */
import { sql, type Column, type SQL } from 'drizzle-orm';
import * as t from '../../db/schema';

/** More say nothing that the first did not. */
const MOST_WORDS = 8;
const like = (word: string) => `%${word.replace(/[%_\\]/g, '\\$&')}%`;

/** The words of a search as patterns of LIKE, lower-case. */
export const patternsOf = (text: string | undefined): string[] =>
  (text?.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS) ?? []).map(like);

/** The item's own words in both languages: the text that is searched begins with them. */
export const ownName: SQL = sql`left(${t.items.searchText}, length(concat(${t.items.name}->>'en', ' ', ${t.items.name}->>'ar')))`;

/** How many of the words a text holds. */
export function wordsHeldBy(held: SQL | Column, text: string | undefined): SQL<number> {
  const each = patternsOf(text).map((pattern) => sql`(${held} LIKE ${pattern})::int`);
  return each.length > 0 ? sql<number>`(${sql.join(each, sql` + `)})` : sql<number>`0::int`;
}

/** How many of the words stand in the item's own name, in either language. */
export const wordsInName = (text: string | undefined): SQL<number> => wordsHeldBy(ownName, text);
