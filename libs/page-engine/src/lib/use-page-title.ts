/** The title of the page on the screen: for the document, and for whoever does not see that the page has changed. */
import { useSyncExternalStore, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useMatches } from 'react-router-dom';
import { pageAt, pageKey, type PathPages } from './address';
import { answersOf } from './answers';
import { usePageApp } from './app-context';
import { contextOf } from './load-page';
import type { MetaContext, PageApp, PageContext } from './page';

export const metaContextOf = ({ i18n }: PageApp, path: string, context: PageContext): MetaContext => ({
  ...context,
  path,
  t: (namespace) => ((key: never, values?: object) => i18n.t(key, { ...values, ns: namespace })) as never,
});

/** What a view says itself, of data that only its owner may read. */
let own: string | null = null;
const listeners = new Set<() => void>();
const say = (title: string | null): void => {
  own = title;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** For views whose title hangs on what the definition does not ask, an order for one. */
export function useOwnPageTitle(title: string | null | undefined): void {
  useEffect(() => {
    say(title ?? null);
    return () => say(null);
  }, [title]);
}

export interface PageTitle {
  /** Changes with the page. */
  page: string;
  /** Without the shop's name; null while it is not known. */
  title: string | null;
}

export function usePageTitle(): PageTitle {
  const app = usePageApp();
  const { pathname, search } = useLocation();
  const match = useMatches().at(-1);
  const at = match?.handle as PathPages | undefined;
  const said = useSyncExternalStore(
    subscribe,
    () => own,
    () => null,
  );
  const title = useSelector((state) => {
    const query = new URLSearchParams(search);
    const loaded = at && app.loaded.get(pageAt(at, query));
    if (!at || !loaded) return null;
    const context = metaContextOf(app, at.path, contextOf(app, match?.params ?? {}, query));
    return loaded.page.meta(answersOf(loaded.page, context, state), context).title;
  });
  return { page: at ? pageKey(at, { pathname, search }) : pathname, title: said ?? title };
}
