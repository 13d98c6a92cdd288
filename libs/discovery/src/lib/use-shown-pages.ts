/**
 * Restores the loaded pages of a list for a history entry, so that Back returns to the same scroll position (RES-55,
 * PLUS-25).
 */
import { readLists, writeList, type ShownList } from '@shop/session';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { FoundList } from './use-found';

const useBrowserEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
type Growing = Pick<FoundList<unknown>, 'pages' | 'hasMore' | 'isLoadingMore' | 'isLoading' | 'failed' | 'more'>;

/**
 * Loads as many pages as the history entry had shown.
 * @param listKey key of the list: another list under the same history entry starts from its first page
 * @param container the container of the list
 * @returns height to reserve until all pages are there, px; null: none
 */
export function useShownPages(list: Growing, listKey: string, container: RefObject<HTMLElement | null>): number | null {
  const { key } = useLocation();
  const type = useNavigationType();
  const [before, setBefore] = useState<ShownList | null>(null);
  const requested = useRef(0);
  const isBack = useRef(type === 'POP');
  useBrowserEffect(() => {
    const kept = isBack.current ? readLists(window.sessionStorage)[key] : undefined;
    // The first page needs no reserved height.
    if (kept?.of === listKey && kept.pages > 1) setBefore(kept);
    isBack.current = false;
    // Runs once, for the history entry that the page was opened with.
  }, []);
  const { pages, hasMore, isLoadingMore, isLoading, failed, more } = list;
  const isOver =
    before !== null && (before.of !== listKey || failed || (!isLoading && (pages >= before.pages || !hasMore)));
  useEffect(() => {
    if (before === null) return;
    // Release the reserved height after the list has rendered.
    if (isOver) return void setTimeout(() => setBefore(null), RELEASE_DELAY);
    if (isLoading || isLoadingMore || !hasMore || requested.current === pages) return;
    requested.current = pages;
    more();
  }, [before, isOver, isLoading, isLoadingMore, hasMore, pages, more]);
  useEffect(() => {
    const element = container.current;
    if (before !== null || pages === 0 || !element) return undefined;
    const save = () => writeList(window.sessionStorage, key, { of: listKey, pages, height: element.offsetHeight });
    save();
    const observer = new ResizeObserver(save);
    observer.observe(element);
    return () => observer.disconnect();
  }, [before, pages, key, listKey, container]);
  return before?.height ?? null;
}

const RELEASE_DELAY = 500;
