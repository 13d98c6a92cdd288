/**
 * The header's search box. It suggests recent searches, then items and stores; without matches it shows an answer (SRCH
 * rows, decision 034).
 */
import { skipToken } from '@reduxjs/toolkit/query';
import { useScope } from '@shop/api-client';
import { useGetKeywordsQuery, useGetSuggestionsQuery } from '@shop/api-client/catalog';
import { remember } from '@shop/domain/search-history';
import { SEARCH_LENGTH, searchText } from '@shop/domain/search-text';
import { useModuleMessages } from '@shop/module-kit';
import { selectIsSignedIn, useSession, sessionSlice } from '@shop/session';
import { Picture, SuggestField, useSettledText, type Suggestion } from '@shop/ui';
import { paths } from '@shop/util';
import { lazyView } from '@shop/view-kit';
import { IconHistory, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useSearchMessages } from '../../messages';

const DEBOUNCE_MS = 500;
const SearchAnswer = lazyView(() => import('../search-answer'));

export default function SearchBox() {
  const t = useSearchMessages();
  const m = useModuleMessages();
  const scope = useScope();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { searches } = useSession('searches');
  const isSignedIn = useSelector(selectIsSignedIn);
  const [text, setText] = useState('');
  const [isFocused, setFocused] = useState(false);
  const { data: keywords = [] } = useGetKeywordsQuery(isSignedIn && isFocused ? { scope } : skipToken);
  const typed = searchText(text);
  const searchedText = useSettledText(typed, DEBOUNCE_MS);
  const { currentData: found } = useGetSuggestionsQuery(searchedText ? { scope, text: searchedText } : skipToken);
  const search = (term: string) => {
    const wanted = searchText(term);
    if (!wanted) return setText('');
    dispatch(sessionSlice.actions.searched(remember(searches, wanted)));
    setText(wanted);
    void navigate(paths.search(wanted));
  };
  const offered: Suggestion[] = [
    ...searches.map((term) => ({
      id: `recent-${term}`,
      label: term,
      group: t('recent'),
      mark: <IconHistory size={20} aria-hidden="true" />,
    })),
    ...keywords.map((term) => ({
      id: `keyword-${term}`,
      label: term,
      group: t('keywords'),
      mark: <IconSearch size={20} aria-hidden="true" />,
    })),
  ];
  const suggested: Suggestion[] = [
    ...(found?.items ?? []).map(({ id, name, image }) => ({
      id: `item-${id}`,
      label: name,
      group: m('items', t('items')),
      mark: <Picture source={image} alt="" sizes="36px" />,
    })),
    ...(found?.stores ?? []).map(({ id, name, image }) => ({
      id: `store-${id}`,
      label: name,
      group: m('stores'),
      mark: <Picture source={image} alt="" sizes="36px" round />,
    })),
  ];
  const isUnmatched = typed !== '' && searchedText === typed && found !== undefined && suggested.length === 0;
  return (
    <SuggestField
      label={m('searchHint')}
      placeholder={m('searchHint')}
      text={text}
      maxLength={SEARCH_LENGTH}
      onText={setText}
      suggestions={typed ? (searchedText === typed ? suggested : []) : offered}
      answer={
        isUnmatched
          ? {
              notice: t('nothing', { text: typed }),
              actions: <SearchAnswer text={typed} searches={searches} onSearch={search} />,
            }
          : null
      }
      onOpen={() => setFocused(true)}
      onTake={({ label }) => search(label)}
      onSubmit={search}
    />
  );
}
