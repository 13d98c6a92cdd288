/**
 * Restores the loaded pages of a list for a history entry, so that Back returns to the same scroll position (RES-55,
 * PLUS-25).
 */
import { tabStorage, readLists, writeList, type ShownList } from '@shop/session';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { FoundList } from './use-found';

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
type Growing = Pick<FoundList<unknown>, 'pages' | 'hasMore' | 'isLoadingMore' | 'isLoading' | 'failed' | 'loadMore'>;

/**
 * Loads as many pages as the history entry had shown.
 * @param listKey key of the list: another list under the same history entry starts from its first page
 * @param container the container of the list
 * @returns height to reserve until all pages are there, px; null: none
 */
export function useShownPages(list: Growing, listKey: string, container: RefObject<HTMLElement | null>): number | null {
  const { key } = useLocation();
  const type = useNavigationType();
  const [restoring, setRestoring] = useState<ShownList | null>(null);
  const requestedPages = useRef(0);
  const isBack = useRef(type === 'POP');
  useIsomorphicLayoutEffect(() => {
    const stored = isBack.current ? readLists(tabStorage)[key] : undefined;
    // The first page needs no reserved height.
    if (stored?.of === listKey && stored.pages > 1) setRestoring(stored);
    isBack.current = false;
    // Runs once, for the history entry that the page was opened with.
  }, []);
  const { pages, hasMore, isLoadingMore, isLoading, failed, loadMore } = list;
  const isDone =
    restoring !== null &&
    (restoring.of !== listKey || failed || (!isLoading && (pages >= restoring.pages || !hasMore)));
  useEffect(() => {
    if (restoring === null) return;
    // Release the reserved height after the list has rendered.
    if (isDone) return void setTimeout(() => setRestoring(null), RELEASE_DELAY);
    if (isLoading || isLoadingMore || !hasMore || requestedPages.current === pages) return;
    requestedPages.current = pages;
    loadMore();
  }, [restoring, isDone, isLoading, isLoadingMore, hasMore, pages, loadMore]);
  useEffect(() => {
    const element = container.current;
    if (restoring !== null || pages === 0 || !element) return undefined;
    const save = () => writeList(tabStorage, key, { of: listKey, pages, height: element.offsetHeight });
    save();
    const observer = new ResizeObserver(save);
    observer.observe(element);
    return () => observer.disconnect();
  }, [restoring, pages, key, listKey, container]);
  return restoring?.height ?? null;
}

const RELEASE_DELAY = 500;
