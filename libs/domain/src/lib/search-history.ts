/** Recent searches (SRCH-16 to SRCH-18). */
import { searchText } from './search-text';

export const HISTORY_LIMIT = 5;

/** Puts a term at the front: most recent first, without duplicates, at most five; an empty term changes nothing. */
export function remember(history: readonly string[], term: string): string[] {
  const text = searchText(term);
  if (!text) return [...history];
  return [text, ...history.filter((other) => other !== text)].slice(0, HISTORY_LIMIT);
}

/** Takes a term off. */
export const forget = (history: readonly string[], term: string): string[] => history.filter((other) => other !== term);
