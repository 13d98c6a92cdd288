/** `/parcel-delivery-info` */
import { parcelsApi } from '@shop/api-client/parcels';
import { parcelMessages } from '@shop/module-parcel';
import { orderFormMessages } from '@shop/order-form';
import { ask, definePage } from '@shop/page-engine';

export const page = definePage({
  load: () => import('./parcel-page').then(({ Component }) => Component),
  messages: [parcelMessages, orderFormMessages],
  queries: ({ scope }) => ({ categories: ask(parcelsApi.endpoints.getParcelCategories, { scope }) }),
  meta: (_answers, { t }) => ({ title: t(parcelMessages)('page.title') }),
});
