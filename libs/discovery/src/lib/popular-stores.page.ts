/** `/store/popular` */
import { cardMessages } from '@shop/catalog-cards';
import { definePage } from '@shop/page-engine';
import { PopularStoresPage } from './store-list-page';
import { storeListQueries } from './store-list-queries';
import { discoveryMessages, storeListMessages } from '../messages';

export const page = definePage({
  View: PopularStoresPage,
  messages: [cardMessages, discoveryMessages, storeListMessages],
  queries: (context) => storeListQueries('popular', context),
  meta: (_answers, { t }) => ({ title: t(storeListMessages)('popularPage') }),
});
