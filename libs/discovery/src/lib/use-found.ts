/** The results of the open tab: loaded entries, shown entries and counts (decision 057). */
import { skipToken } from '@reduxjs/toolkit/query';
import { failureOf, type ApiDispatch, type Scope } from '@shop/api-client';
import {
  resultsApi,
  useGetResultItemsInfiniteQuery,
  useGetResultStoresInfiniteQuery,
  type ReceivedPage,
} from '@shop/api-client/results';
import type { Item, Store } from '@shop/domain';
import type { ResultsQuery, ResultsRequest } from '@shop/domain/results-query';
import type { ItemFilterWord } from '@shop/domain/item-filters';
import type { FilterWord } from '@shop/domain/filter-words';
import { priceRangeOf } from '@shop/domain/results-price';
import {
  applyItemFilters,
  applyStoreFilters,
  foundIn,
  type Found,
  type ResultFacets,
} from '@shop/domain/results-rules';
import type { StoreFilterWord } from '@shop/domain/store-filters';
import { useFormats } from '@shop/i18n';
import { useModuleDefinition } from '@shop/module-kit';
import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';

export interface FoundList<Entry> extends Omit<Found<Entry>, 'entries'> {
  /** null while unknown. The previous entries stay while the next ones load. */
  shown: readonly Entry[] | null;
  /** Number of loaded entries, before filtering. */
  loaded: number;
  pages: number;
  /** The shown entries answer an earlier query. */
  isStale: boolean;
  isLoading: boolean;
  failed: boolean;
  /** 404: the list does not exist. */
  isMissing: boolean;
  facets: ResultFacets | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  retry: () => void;
  /** The tab closes: opened again, it starts at its first page. */
  closeTab: () => void;
}
export interface FoundItems extends FoundList<Item> {
  /** Price range of the whole list if the backend sends it, else of the loaded entries (RES-36). */
  prices: ResultFacets['price'];
}

interface Answer<Entry> {
  data?: { pages: ReceivedPage<Entry>[] } | undefined;
  currentData?: { pages: ReceivedPage<Entry>[] } | undefined;
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
  originalArgs?: { query: ResultsQuery<FilterWord> } | undefined;
}

const NONE_FOUND: Found<never> = { entries: [], count: 0, among: null };

/**
 * The answer to show: the current one, or the previous while the next loads. A newly opened tab has no previous one,
 * because its old answer may not match the current query (RES-02).
 */
function useShownAnswer<Entry>({ data, currentData }: Answer<Entry>, isOpenTab: boolean) {
  const [opened, setOpened] = useState({ isOpenTab, old: undefined as typeof data });
  if (opened.isOpenTab !== isOpenTab) setOpened({ isOpenTab, old: data });
  const previous = data === opened.old ? undefined : data;
  return { shownData: currentData ?? previous, hasPrevious: previous !== undefined };
}

/**
 * How many loaded pages the open tab shows: all of them, until it was closed once. Then it starts at its first page, and a
 * page that was on its way when it was closed, which brings all earlier ones along, shows when it is asked for (RES-02).
 */
function useOpenedPages(loaded: number) {
  const [shown, setShown] = useState(Infinity);
  return {
    shown,
    hidesSome: shown < loaded,
    closeTab: () => setShown(1),
    showNext: () => setShown((pages) => pages + 1),
  };
}

interface ListState {
  failed: boolean;
  isStale: boolean;
  isLoading: boolean;
  hasMore: boolean;
}

/** @param hasPrevious the previous answer is shown meanwhile */
function stateOf(answer: Answer<unknown>, question: ResultsRequest<never> | null, hasPrevious: boolean): ListState {
  const { currentData, isError, isFetching, hasNextPage, isFetchingNextPage } = answer;
  const isAsked = askOf(question) !== null;
  const failed = isAsked && isError && !isFetching;
  const isStale = isAsked && currentData === undefined && hasPrevious && !failed;
  return {
    failed,
    isStale,
    isLoading: question === 'waits' || (isAsked && isFetching && !isFetchingNextPage),
    hasMore: isAsked && hasNextPage && !isStale,
  };
}

const facetsOf = <F>(pages: readonly { facets: F }[]): F | null => pages[0]?.facets ?? null;

function useFound<Entry extends { id: string }, Word extends FilterWord>(
  question: ResultsRequest<Word> | null,
  answer: Answer<Entry>,
  apply: (entries: readonly Entry[], ask: ResultsQuery<Word>) => Entry[],
): FoundList<Entry> {
  const { shownData, hasPrevious } = useShownAnswer(answer, question !== null);
  const ask = askOf(question);
  const isAsked = ask !== null;
  const { shown, hidesSome, closeTab, showNext } = useOpenedPages(shownData?.pages.length ?? 0);
  const pages = useMemo(() => (isAsked ? (shownData?.pages.slice(0, shown) ?? []) : []), [isAsked, shownData, shown]);
  const found = useMemo(
    () => (ask ? foundIn(pages, ask, (entries) => apply(entries, ask)) : NONE_FOUND),
    [pages, ask, apply],
  );
  const state = stateOf(answer, question as ResultsRequest<never> | null, hasPrevious);
  // No loaded entry matches, but more pages are to come: the list is not known to be empty yet (RES-52).
  const hasMore = state.hasMore || (isAsked && hidesSome);
  const isUndecided = found.entries.length === 0 && (state.isLoading || hasMore);
  const hasFailedAnew = state.failed && answer.currentData === undefined;
  const isKnown = question === 'nothing' || (isAsked && shownData !== undefined && !hasFailedAnew);
  const loadMore = () => {
    if (!hidesSome && answer.isFetchingNextPage) return;
    showNext();
    if (!hidesSome) void answer.fetchNextPage();
  };
  return {
    ...state,
    hasMore,
    closeTab,
    count: found.count,
    among: found.among,
    shown: isKnown && !isUndecided ? found.entries : null,
    loaded: pages.reduce((sum, { received }) => sum + received, 0),
    pages: pages.length,
    isMissing: state.failed && failureOf(answer.error as never).status === 404,
    facets: facetsOf(pages),
    isLoadingMore: answer.isFetchingNextPage,
    loadMore,
    retry: () => void answer.refetch(),
  };
}

const keepFirstPage = ({ pages, pageParams }: { pages: unknown[]; pageParams: unknown[] }) => {
  pages.splice(1);
  pageParams.splice(1);
};
const askOf = <Word extends FilterWord>(question: ResultsRequest<Word> | null) =>
  question === null || typeof question === 'string' ? null : question;

/** @param question null: the tab is closed */
export function useFoundItems(scope: Scope, question: ResultsRequest<ItemFilterWord> | null): FoundItems {
  const { units } = useFormats();
  const tracksStock = useModuleDefinition()?.catalogue?.tracksStock ?? false;
  const dispatch = useDispatch<ApiDispatch>();
  const ask = askOf(question);
  const answer = useGetResultItemsInfiniteQuery(ask ? { scope, query: ask } : skipToken);
  const apply = useMemo(
    () => (items: readonly Item[], asked: ResultsQuery<ItemFilterWord>) =>
      applyItemFilters(items, asked, { units, tracksStock }),
    [units, tracksStock],
  );
  const found = useFound(question, answer as Answer<Item>, apply);
  const { data } = answer;
  const prices = useMemo(
    () => priceRangeOf(data?.pages[0]?.facets ?? null, data?.pages.flatMap(({ entries }) => entries) ?? []),
    [data],
  );
  const closeTab = () => {
    found.closeTab();
    if (ask) dispatch(resultsApi.util.updateQueryData('getResultItems', { scope, query: ask }, keepFirstPage));
  };
  return { ...found, prices, closeTab };
}

/** @param question null: the tab is closed */
export function useFoundStores(scope: Scope, question: ResultsRequest<StoreFilterWord> | null): FoundList<Store> {
  const dispatch = useDispatch<ApiDispatch>();
  const ask = askOf(question);
  const answer = useGetResultStoresInfiniteQuery(ask ? { scope, query: ask } : skipToken);
  const found = useFound(question, answer as Answer<Store>, applyStoreFilters);
  const closeTab = () => {
    found.closeTab();
    if (ask) dispatch(resultsApi.util.updateQueryData('getResultStores', { scope, query: ask }, keepFirstPage));
  };
  return { ...found, closeTab };
}
