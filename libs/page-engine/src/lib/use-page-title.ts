/** The title of the current page, for the document and for screen readers. */
import { useEffect, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useMatches } from 'react-router-dom';
import { pageKey, type PathPages } from './address';
import { usePageApp } from './app-context';
import { describePage } from './page-context';

/** Set by the view itself, for data that the definition does not query (a customer's order, for example). */
let own: string | null = null;
const listeners = new Set<() => void>();
function setOwn(title: string | null): void {
  own = title;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Overrides the title from the definition until the view unmounts. */
export function useOwnPageTitle(title: string | null | undefined): void {
  useEffect(() => {
    setOwn(title ?? null);
    return () => setOwn(null);
  }, [title]);
}

export const useOwnTitle = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => own,
    () => null,
  );

export interface PageTitle {
  /** The page's key: changes when another page is shown. */
  page: string;
  /** Without the shop's name. Null until it is known. */
  title: string | null;
}

export function usePageTitle(): PageTitle {
  const app = usePageApp();
  const { pathname, search } = useLocation();
  const match = useMatches().at(-1);
  const at = match?.handle as PathPages | undefined;
  const own = useOwnTitle();
  const title = useSelector(() => {
    const { params = {} } = match ?? {};
    return (at && describePage(app, at, { params, query: new URLSearchParams(search) })?.meta.title) ?? null;
  });
  return { page: at ? pageKey(at, { pathname, search }) : pathname, title: own ?? title };
}
