/** As many pages of a list as this entry of the history showed: who comes back finds the place where they were (RES-55, PLUS-25). */
import { readLists, writeList, type ShownList } from '@shop/session';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { FoundList } from './use-found';

const useBrowserEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
type Growing = Pick<FoundList<unknown>, 'pages' | 'hasMore' | 'isLoadingMore' | 'isLoading' | 'failed' | 'more'>;

/**
 * @param of names the list: another one under the same entry of the history begins anew
 * @param box what holds the list
 * @returns the height that is kept free, px, until all of the pages are there
 */
export function useShownPages(list: Growing, of: string, box: RefObject<HTMLElement | null>): number | null {
  const { key } = useLocation();
  const type = useNavigationType();
  const [before, setBefore] = useState<ShownList | null>(null);
  const asked = useRef(0);
  const isBack = useRef(type === 'POP');
  useBrowserEffect(() => {
    const kept = isBack.current ? readLists(window.sessionStorage)[key] : undefined;
    // The list's own first page needs no room.
    if (kept?.of === of && kept.pages > 1) setBefore(kept);
    isBack.current = false;
    // Once, of the entry that the page was opened with.
  }, []);
  const { pages, hasMore, isLoadingMore, isLoading, failed, more } = list;
  const isOver = before !== null && (before.of !== of || failed || (!isLoading && (pages >= before.pages || !hasMore)));
  useEffect(() => {
    if (before === null) return;
    // What is there now is as high by itself, once it is drawn.
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
