/** What can be searched: the fields, the URLs and the backend cut a search to it, and refuse none. */

/** UTF-16 units. */
export const SEARCH_LENGTH = 200;

/** A search without spaces around it, cut to {@link SEARCH_LENGTH} without cutting a letter in half. */
export function searchText(text: string | null | undefined): string {
  const words = text?.trim() ?? '';
  const isHalf = /[\uD800-\uDBFF]/.test(words.charAt(SEARCH_LENGTH - 1));
  return words.slice(0, words.length > SEARCH_LENGTH && isHalf ? SEARCH_LENGTH - 1 : SEARCH_LENGTH).trim();
}
