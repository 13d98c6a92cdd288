/** `/categories` */
import { catalogApi } from '@shop/api-client/catalog';
import { definePage, queryOf } from '@shop/page-engine';
import { CategoriesPage } from './categories-page';
import { discoveryMessages } from '../messages';

export const page = definePage({
  View: CategoriesPage,
  messages: [discoveryMessages],
  queries: ({ scope }) => ({ categories: queryOf(catalogApi.endpoints.getCategories, { scope }) }),
  meta: (_answers, { t }) => ({ title: t(discoveryMessages)('categories.title') }),
});
