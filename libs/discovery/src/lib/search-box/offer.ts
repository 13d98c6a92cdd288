/** What the search box shows while it is open. */
import type { SuggestFieldProps } from '@shop/ui';

export interface Offer {
  shown: Pick<SuggestFieldProps, 'suggestions' | 'answer' | 'aside' | 'count' | 'clear'>;
  /** Addresses by the id of a suggestion that is a page of its own. Others are searched for. */
  pages: ReadonlyMap<string, string>;
}

export const NOTHING_OFFERED: Offer = { shown: { suggestions: [] }, pages: new Map() };
