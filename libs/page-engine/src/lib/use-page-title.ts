/** The title of the page on the screen: for the document, and for whoever does not see that the page has changed. */

import { useSelector } from 'react-redux';
import { useLocation, useMatches } from 'react-router-dom';
import { pageAt, pageKey, type PathPages } from './address';
import { answersOf } from './answers';
import { usePageApp } from './app-context';
import { contextOf, metaContextOf } from './load-page';
import { useOwnTitle } from './own-title';

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
  const said = useOwnTitle();
  const title = useSelector((state) => {
    const query = new URLSearchParams(search);
    const page = at && app.loaded.get(pageAt(at, query));
    if (!at || !page) return null;
    const context = metaContextOf(app, at.path, contextOf(app, match?.params ?? {}, query));
    return page.meta(answersOf(page, context, state), context).title;
  });
  return { page: at ? pageKey(at, { pathname, search }) : pathname, title: said ?? title };
}
