/** Works out what the panel shows for the text. It shows nothing itself: the field shows the content, with its keyboard. */
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useEmptyPanel } from './use-empty-panel';
import { useTypedPanel } from './use-typed-panel';
import type { PanelContent } from '../search-box/panel-content';

export interface SearchPanelProps {
  /** Of a search; empty: nothing to search for was typed. */
  text: string;
  /** Stays the same function. */
  onContent: (content: PanelContent) => void;
  onSearch: (term: string) => void;
}

export default function SearchPanel({ text, onContent, onSearch }: SearchPanelProps) {
  const latest = useRef(onSearch);
  useLayoutEffect(() => {
    latest.current = onSearch;
  });
  // Content that changed with every render of the field would never come to an end.
  const search = useCallback((term: string) => latest.current(term), []);
  const empty = useEmptyPanel(text === '');
  const typed = useTypedPanel(text, search);
  const content = text === '' ? empty : typed;
  // Before the screen shows the text without it.
  useLayoutEffect(() => onContent(content), [content, onContent]);
  return null;
}
