/** Any other address (ROUTE-47). */
import { definePage } from '@shop/page-engine';
import { appMessages } from '../messages';

export const page = definePage({
  load: () => import('./not-found-page').then(({ Component }) => Component),
  messages: [],
  meta: (_answers, { t }) => ({ title: t(appMessages)('notFound.title') }),
  status: () => 404,
});
