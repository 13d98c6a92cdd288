/** `/categories` */
import { catalogApi } from '@shop/api-client/catalog';
import { ask, definePage } from '@shop/page-engine';
import { discoveryMessages } from '../messages';

export const page = definePage({
  load: () => import('./categories-page').then(({ CategoriesPage }) => CategoriesPage),
  messages: [discoveryMessages],
  queries: ({ scope }) => ({ categories: ask(catalogApi.endpoints.getCategories, { scope }) }),
  meta: (_answers, { t }) => ({ title: t(discoveryMessages)('categories.title') }),
});
