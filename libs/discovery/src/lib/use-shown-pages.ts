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
 * @param of key of the list: another list under the same history entry starts from its first page
 * @param box the container of the list
 * @returns height to reserve until all pages are there, px; null: none
 */
export function useShownPages(list: Growing, of: string, box: RefObject<HTMLElement | null>): number | null {
  const { key } = useLocation();
  const type = useNavigationType();
  const [before, setBefore] = useState<ShownList | null>(null);
  const asked = useRef(0);
  const isBack = useRef(type === 'POP');
  useBrowserEffect(() => {
    const kept = isBack.current ? readLists(window.sessionStorage)[key] : undefined;
    // The first page needs no reserved height.
    if (kept?.of === of && kept.pages > 1) setBefore(kept);
    isBack.current = false;
    // Runs once, for the history entry that the page was opened with.
  }, []);
  const { pages, hasMore, isLoadingMore, isLoading, failed, more } = list;
  const isOver = before !== null && (before.of !== of || failed || (!isLoading && (pages >= before.pages || !hasMore)));
  useEffect(() => {
    if (before === null) return;
    // Release the reserved height after the list has rendered.
    if (isOver) return void setTimeout(() => setBefore(null), AFTERWARDS);
    if (isLoading || isLoadingMore || !hasMore || asked.current === pages) return;
    asked.current = pages;
    more();
  }, [before, isOver, isLoading, isLoadingMore, hasMore, pages, more]);
  useEffect(() => {
    const element = box.current;
    if (before !== null || pages === 0 || !element) return undefined;
    const note = () => writeList(window.sessionStorage, key, { of, pages, height: element.offsetHeight });
    note();
    const observer = new ResizeObserver(note);
    observer.observe(element);
    return () => observer.disconnect();
  }, [before, pages, key, of, box]);
  return before?.height ?? null;
}

const AFTERWARDS = 500;
