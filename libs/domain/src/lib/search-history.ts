/** Recent searches (SRCH-16 to SRCH-18). */

export const HISTORY_LIMIT = 5;

/** The history with a term in front: most recent first, none twice, at most five; an empty term changes nothing. */
export function remember(history: readonly string[], term: string): string[] {
  const text = term.trim();
  if (!text) return [...history];
  return [text, ...history.filter((other) => other !== text)].slice(0, HISTORY_LIMIT);
}
