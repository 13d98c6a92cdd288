/** The list of the open tab: what is loaded of it, what of that is shown, and what is counted beside it (decision 057). */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query';
import { failureOf, type Scope } from '@shop/api-client';
import {
  resultsApi,
  useGetResultItemsInfiniteQuery,
  useGetResultStoresInfiniteQuery,
  type ReceivedPage,
} from '@shop/api-client/results';
import type { Item, Store } from '@shop/domain';
import type { ResultsAsk, ResultsQuestion } from '@shop/domain/results-ask';
import type { FilterWord, ItemFilterWord, StoreFilterWord } from '@shop/domain/results-filters';
import { priceRangeOf } from '@shop/domain/results-price';
import {
  applyItemFilters,
  applyStoreFilters,
  foundIn,
  type Found,
  type ResultFacets,
} from '@shop/domain/results-rules';
import { useFormats } from '@shop/i18n';
import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';

export interface FoundList<Entry> extends Omit<Found<Entry>, 'entries'> {
  /** null: nothing is known yet. Entries of the answer before stay while the next one is on its way. */
  shown: readonly Entry[] | null;
  /** All entries that are loaded: filtered or not. */
  loaded: number;
  pages: number;
  /** What is shown answers an earlier choice. */
  isStale: boolean;
  isLoading: boolean;
  failed: boolean;
  /** The backend knows no such list. */
  isGone: boolean;
  facets: ResultFacets | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  more: () => void;
  retry: () => void;
  /** Gives up all pages but the first. */
  shorten: () => void;
}
export interface FoundItems extends FoundList<Item> {
  /** Of the whole list where the backend says so, else of what is loaded (RES-36). */
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
  originalArgs?: { ask: ResultsAsk<FilterWord> } | undefined;
}

const NOTHING: Found<never> = { entries: [], count: 0, among: null };

/**
 * The answer that is shown: the current one, or the previous one while the next loads. A tab that opens starts with nothing: what it
 * showed before does not answer the question of now (RES-02).
 */
function useKnownAnswer<Entry>({ data, currentData }: Answer<Entry>, isOpenTab: boolean) {
  const [opened, setOpened] = useState({ isOpenTab, old: undefined as typeof data });
  if (opened.isOpenTab !== isOpenTab) setOpened({ isOpenTab, old: data });
  const previous = data === opened.old ? undefined : data;
  return { known: currentData ?? previous, hasPrevious: previous !== undefined };
}

interface ListState {
  failed: boolean;
  isStale: boolean;
  isLoading: boolean;
  hasMore: boolean;
}

/** @param hasPrevious an earlier answer is shown meanwhile */
function stateOf(answer: Answer<unknown>, question: ResultsQuestion<never> | null, hasPrevious: boolean): ListState {
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

function useFound<Entry extends { id: string }, Word extends FilterWord>(
  question: ResultsQuestion<Word> | null,
  answer: Answer<Entry>,
  apply: (entries: readonly Entry[], ask: ResultsAsk<Word>) => Entry[],
): Omit<FoundList<Entry>, 'shorten'> {
  const { known, hasPrevious } = useKnownAnswer(answer, question !== null);
  const ask = askOf(question);
  const isAsked = ask !== null;
  const pages = useMemo(() => (isAsked ? (known?.pages ?? []) : []), [isAsked, known]);
  const found = useMemo(
    () => (ask ? foundIn(pages, ask, (entries) => apply(entries, ask)) : NOTHING),
    [pages, ask, apply],
  );
  const state = stateOf(answer, question as ResultsQuestion<never> | null, hasPrevious);
  // None of the loaded entries fits: whether there are any is known when the rest has loaded (RES-52).
  const isOpen = found.entries.length === 0 && (state.isLoading || state.hasMore);
  const hasFailedAnew = state.failed && answer.currentData === undefined;
  const isKnown = question === 'nothing' || (isAsked && known !== undefined && !hasFailedAnew);
  return {
    ...state,
    count: found.count,
    among: found.among,
    shown: isKnown && !isOpen ? found.entries : null,
    loaded: pages.reduce((sum, { received }) => sum + received, 0),
    pages: pages.length,
    isGone: state.failed && failureOf(answer.error as never).status === 404,
    facets: pages[0]?.facets ?? null,
    isLoadingMore: answer.isFetchingNextPage,
    more: () => void (answer.isFetchingNextPage || answer.fetchNextPage()),
    retry: () => void answer.refetch(),
  };
}

const firstOnly = ({ pages, pageParams }: { pages: unknown[]; pageParams: unknown[] }) => {
  pages.splice(1);
  pageParams.splice(1);
};
const askOf = <Word extends FilterWord>(question: ResultsQuestion<Word> | null) =>
  question === null || typeof question === 'string' ? null : question;

/** @param question null: another tab is open */
export function useFoundItems(scope: Scope, question: ResultsQuestion<ItemFilterWord> | null): FoundItems {
  const { digits } = useFormats();
  const dispatch = useDispatch<ThunkDispatch<never, unknown, UnknownAction>>();
  const ask = askOf(question);
  const answer = useGetResultItemsInfiniteQuery(ask ? { scope, ask } : skipToken);
  const apply = useMemo(
    () => (items: readonly Item[], asked: ResultsAsk<ItemFilterWord>) => applyItemFilters(items, asked, digits),
    [digits],
  );
  const found = useFound(question, answer as Answer<Item>, apply);
  const { data } = answer;
  const prices = useMemo(
    () => priceRangeOf(data?.pages[0]?.facets ?? null, data?.pages.flatMap(({ entries }) => entries) ?? []),
    [data],
  );
  const shorten = () =>
    void (ask && dispatch(resultsApi.util.updateQueryData('getResultItems', { scope, ask }, firstOnly)));
  return { ...found, prices, shorten };
}

/** @param question null: another tab is open */
export function useFoundStores(scope: Scope, question: ResultsQuestion<StoreFilterWord> | null): FoundList<Store> {
  const dispatch = useDispatch<ThunkDispatch<never, unknown, UnknownAction>>();
  const ask = askOf(question);
  const answer = useGetResultStoresInfiniteQuery(ask ? { scope, ask } : skipToken);
  const found = useFound(question, answer as Answer<Store>, applyStoreFilters);
  const shorten = () =>
    void (ask && dispatch(resultsApi.util.updateQueryData('getResultStores', { scope, ask }, firstOnly)));
  return { ...found, shorten };
}
