/** `/about-us`, `/terms-and-conditions` and the other texts of the provider; the path selects the text. */
import { pagesApi, type TextPageName } from '@shop/api-client/pages';
import { definePage, queryOf, type PageContext } from '@shop/page-engine';
import { TextOfPath } from './text-page';
import { pageMessages } from '../../messages';
import { textOf } from './text-paths';

const queriesOf =
  (page: TextPageName) =>
  ({ language }: PageContext) => ({ text: queryOf(pagesApi.endpoints.getTextPage, { page, language }) });

export const page = definePage({
  indexed: true,
  View: TextOfPath,
  messages: [pageMessages],
  queries: queriesOf('about'),
  meta: (_answers, { path, t }) => ({ title: t(pageMessages)(textOf(path)) }),
});

/** The page of a text: it loads its own. */
export const textPage = (name: TextPageName): typeof page => ({ ...page, queries: queriesOf(name) });
