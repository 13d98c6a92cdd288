/** What a page's queries and texts are computed from. */
import { scopeOf } from '@shop/api-client';
import type { Params } from 'react-router-dom';
import { pageAt, type PathPages } from './address';
import { answersOf } from './page-queries';
import type { AnyPage, Answers, PageQueryMap, MetaContext, PageApp, PageContext, PageMeta } from './page';

export function contextOf(app: PageApp, params: Params, query: URLSearchParams): PageContext {
  const { session } = app.store.getState();
  return {
    params,
    query,
    language: app.language,
    session,
    scope: scopeOf(session, query.get('module_id')),
    module: app.modules.find(session.module?.type),
  };
}

export interface DescribedPage {
  page: AnyPage;
  answers: Answers<PageQueryMap>;
  context: MetaContext;
  meta: PageMeta;
}

/** What the page of an address says about itself. Null until its code has loaded. */
export function describePage(
  app: PageApp,
  at: PathPages,
  { params, query }: { params: Params; query: URLSearchParams },
): DescribedPage | null {
  const page = app.loaded.get(pageAt(at, query));
  if (!page) return null;
  const context: MetaContext = {
    ...contextOf(app, params, query),
    path: at.path,
    t: (namespace) => ((key: never, values?: object) => app.i18n.t(key, { ...values, ns: namespace })) as never,
  };
  const answers = answersOf(page, context, app.store.getState());
  return { page, answers, context, meta: page.meta(answers, context) };
}
