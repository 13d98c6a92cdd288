/** The title of the current page, for the document and for screen readers. */
import { useSelector } from 'react-redux';
import { useLocation, useMatches } from 'react-router-dom';
import { pageAt, pageKey, type PathPages } from './address';
import { answersOf } from './answers';
import { usePageApp } from './app-context';
import { contextOf, metaContextOf } from './load-page';
import { useOwnTitle } from './own-title';

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
  const title = useSelector((state) => {
    const query = new URLSearchParams(search);
    const page = at && app.loaded.get(pageAt(at, query));
    if (!at || !page) return null;
    const context = metaContextOf(app, at.path, contextOf(app, match?.params ?? {}, query));
    return page.meta(answersOf(page, context, state), context).title;
  });
  return { page: at ? pageKey(at, { pathname, search }) : pathname, title: own ?? title };
}
