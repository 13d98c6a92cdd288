/**
 * The header's search box. What it offers loads with the first focus: recent searches, suggestions, categories; without
 * matches an answer (SRCH rows, decisions 034 and 109). The field works before.
 */
import { remember } from '@shop/domain/search-history';
import { isTextSearch, SEARCH_LENGTH, searchText } from '@shop/domain/search-text';
import { useModuleMessages } from '@shop/module-kit';
import { sessionSlice, useSession } from '@shop/session';
import { ErrorBoundary, SuggestField, type SuggestHandle } from '@shop/ui';
import { paths } from '@shop/util';
import { lazyView } from '@shop/view-kit';
import { IconArrowNarrowLeft } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { panelMessages, useSearchMessages } from '../../messages';
import { EMPTY_PANEL, type PanelContent } from './panel-content';
import { useSheetEntry } from './use-sheet-entry';

const SearchPanel = lazyView(() => import('../panel/search-panel'), { messages: [panelMessages], Loading: () => null });

/** The text whose results the page shows; empty elsewhere. */
function useSearchedText(): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(pathname === paths.home() ? search : '');
  const searched = searchText(query.get('search'));
  return isTextSearch(searched, query) ? searched : '';
}

export default function SearchBox() {
  const t = useSearchMessages();
  const m = useModuleMessages();
  const dispatch = useDispatch();
  const { searches } = useSession('searches');
  const searched = useSearchedText();
  const [text, setText] = useState(searched);
  const [wasFocused, setFocused] = useState(false);
  const [content, setContent] = useState<PanelContent>(EMPTY_PANEL);
  const field = useRef<SuggestHandle>(null);
  const sheet = useSheetEntry(() => field.current?.close());
  const search = (term: string) => {
    const wanted = searchText(term);
    if (!wanted) return setText('');
    dispatch(sessionSlice.actions.searched(remember(searches, wanted)));
    setText(wanted);
    return sheet.open(paths.search(wanted));
  };
  return (
    // A link in the panel is opened as one of the page.
    <div
      onPointerEnter={SearchPanel.preload}
      onClickCapture={({ target }) => ((target as Element).closest('a') ? sheet.leave() : undefined)}
    >
      <SuggestField
        {...content.shown}
        label={m('searchHint')}
        placeholder={m('searchHint')}
        text={text}
        maxLength={SEARCH_LENGTH}
        onText={setText}
        sheet={{
          backLabel: t('back'),
          backIcon: <IconArrowNarrowLeft size={22} aria-hidden="true" />,
          onChange: sheet.onChange,
        }}
        handle={field}
        onOpen={() => setFocused(true)}
        onTake={({ id, label }) => {
          const page = content.pages.get(id);
          return page ? sheet.open(page) : search(label);
        }}
        onSubmit={search}
      />
      {wasFocused ? (
        <ErrorBoundary>
          <SearchPanel text={searchText(text)} onContent={setContent} onSearch={search} />
        </ErrorBoundary>
      ) : null}
    </div>
  );
}
