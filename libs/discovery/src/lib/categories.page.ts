/** `/categories` */
import { catalogApi } from '@shop/api-client/catalog';
import { ask, definePage } from '@shop/page-engine';
import { CategoriesPage } from './categories-page';
import { discoveryMessages } from '../messages';

export const page = definePage({
  View: CategoriesPage,
  messages: [discoveryMessages],
  queries: ({ scope }) => ({ categories: ask(catalogApi.endpoints.getCategories, { scope }) }),
  meta: (_answers, { t }) => ({ title: t(discoveryMessages)('categories.title') }),
});
