/** `/product/{id}` */
import { cardMessages } from '@shop/catalog-cards';
import { definePage } from '@shop/page-engine';
import { paths } from '@shop/util';
import { ProductPage } from './product-page';
import { productQueries } from './product.queries';
import { canonicalPath, statusOf } from './canonical';
import { discoveryMessages } from '../messages';

export const page = definePage({
  ...productQueries,
  sample: 'camera-volt-house?module_id=4',
  indexed: 'items',
  View: ProductPage,
  messages: [cardMessages, discoveryMessages],
  meta: ({ item }) => ({
    title: item ? `${item.name} · ${item.storeName}` : null,
    description: item && (item.description || `${item.name}, ${item.storeName}`),
    image: item?.image?.url,
    canonical: canonicalPath(paths.product, item),
  }),
  status: ({ item }) => statusOf(item),
  jsonLd: async ({ item }, { config }) =>
    item && config ? (await import('./json-ld')).itemJsonLd(item, { ...config.money, code: config.currency }) : null,
});
