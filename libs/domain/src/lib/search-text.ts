/** What can be searched: the fields, the URLs and the backend cut a search to it, and refuse none. */

import { cleanLine } from '@shop/util';

/** UTF-16 units. */
export const SEARCH_LENGTH = 200;

/** Whether results are of a text: a few words in its place name other lists (ROUTE-03 to ROUTE-07). @param search trimmed */
export const isTextSearch = (search: string, query: URLSearchParams): boolean =>
  search === 'category' ? !query.get('id')?.trim() : search !== 'all-categories' && search !== 'special-offer';

/**
 * A search without marks that nobody sees and without spaces around it (decision 083), cut to {@link SEARCH_LENGTH}
 * without cutting a letter in half. Empty: there is nothing to search for, and nothing may be asked.
 */
export function searchText(text: string | null | undefined): string {
  const words = cleanLine(text ?? '');
  const isHalf = /[\uD800-\uDBFF]/.test(words.charAt(SEARCH_LENGTH - 1));
  const end = words.length > SEARCH_LENGTH && isHalf ? SEARCH_LENGTH - 1 : SEARCH_LENGTH;
  // A cut may leave a space or a joiner at the end.
  return cleanLine(words.slice(0, end));
}
