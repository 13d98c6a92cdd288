/** `/store/latest` */
import { cardMessages } from '@shop/catalog-cards';
import { definePage } from '@shop/page-engine';
import { LatestStoresPage } from './store-list-page';
import { storeListQueries } from './store-list-queries';
import { discoveryMessages, storeListMessages } from '../messages';

export const page = definePage({
  View: LatestStoresPage,
  messages: [cardMessages, discoveryMessages, storeListMessages],
  queries: (context) => storeListQueries('newly_joined', context),
  meta: (_answers, { t }) => ({ title: t(storeListMessages)('latestPage') }),
});
