/** The panel before anything is typed: recent searches, what may interest the customer, categories (SRCH-02 to SRCH-04). */
import { skipToken } from '@reduxjs/toolkit/query';
import { useScope } from '@shop/api-client';
import { featuredOf, useCategories, useGetPopularItemsQuery } from '@shop/api-client/catalog';
import { useGetKeywordsQuery } from '@shop/api-client/suggestions';
import { forget } from '@shop/domain/search-history';
import { useModuleDefinition } from '@shop/module-kit';
import { selectIsSignedIn, sessionSlice, useSession } from '@shop/session';
import type { Suggestion } from '@shop/ui';
import { IconHistory } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CategoryTiles, ListLink, StartHint } from './panel-parts';
import { Removals } from './removals';
import { usePanelMessages } from '../../messages';
import { EMPTY_PANEL, type PanelContent } from '../search-box/panel-content';

/** Chips of a group. */
const CHIPS = 6;
const NONE: readonly string[] = [];

/** Texts to search for, as chips of a group. */
const chips = (kind: string, group: string, terms: readonly string[]): Suggestion[] =>
  terms.slice(0, CHIPS).map((label) => ({ id: `${kind}-${label}`, label, group, isChip: true }));

function useRecent() {
  const t = usePanelMessages();
  const dispatch = useDispatch();
  const { searches } = useSession('searches');
  return useMemo(() => {
    const keep = (terms: string[]) => void dispatch(sessionSlice.actions.searched(terms));
    const remove = (term: string) => keep(forget(searches, term));
    const recent = searches.map((label): Suggestion => ({
      id: `recent-${label}`,
      label,
      group: t('recent'),
      mark: <IconHistory size={20} aria-hidden="true" />,
      remove: () => remove(label),
    }));
    const beside =
      recent.length > 0 ? <Removals searches={searches} onRemove={remove} onClear={() => keep([])} /> : null;
    return { recent, beside };
  }, [searches, t, dispatch]);
}

/** Keywords of the customer, and names of popular items: the home's own list, so mostly one that is here already. */
function useTerms(isAsked: boolean): Suggestion[] {
  const t = usePanelMessages();
  const scope = useScope();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data: keywords = NONE } = useGetKeywordsQuery(isSignedIn ? { scope } : skipToken);
  const { currentData: popular } = useGetPopularItemsQuery(isAsked ? { scope } : skipToken);
  return useMemo(() => {
    const names = new Set(popular?.entries.map(({ name }) => name) ?? []);
    return [
      ...chips('keyword', t('keywords'), keywords),
      ...chips(
        'popular',
        t('popular'),
        [...names].filter((name) => !keywords.includes(name)),
      ),
    ];
  }, [keywords, popular, t]);
}

/** @param isAsked the field is empty */
export function useEmptyPanel(isAsked: boolean): PanelContent {
  const t = usePanelMessages();
  const scope = useScope();
  const { recent, beside } = useRecent();
  const terms = useTerms(isAsked);
  const { currentData: categories, isLoading } = useCategories(scope);
  const takesLists = useModuleDefinition()?.catalogue?.takesLists ?? false;
  return useMemo(() => {
    const suggestions = [...recent, ...terms];
    const featured = featuredOf(categories ?? []);
    const tiles = featured.length > 0 ? featured : (categories ?? []);
    const rest = suggestions.length > 0 || isLoading ? null : <StartHint />;
    return {
      ...EMPTY_PANEL,
      shown: {
        suggestions,
        count: suggestions.length > 0 ? t('count', { count: suggestions.length }) : '',
        beside,
        aside: (
          <>
            {takesLists ? <ListLink /> : null}
            {tiles.length > 0 ? <CategoryTiles categories={tiles} moduleId={scope.moduleId ?? ''} /> : rest}
          </>
        ),
      },
    };
  }, [recent, beside, terms, categories, isLoading, takesLists, scope.moduleId, t]);
}
