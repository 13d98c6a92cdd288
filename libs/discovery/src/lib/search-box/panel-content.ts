/** What the search box shows while it is open. */
import type { SuggestFieldProps } from '@shop/ui';

export interface PanelContent {
  shown: Pick<SuggestFieldProps, 'suggestions' | 'answer' | 'aside' | 'beside' | 'count'>;
  /** Addresses by the id of a suggestion that is a page of its own. Others are searched for. */
  pages: ReadonlyMap<string, string>;
}

export const EMPTY_PANEL: PanelContent = { shown: { suggestions: [] }, pages: new Map() };
