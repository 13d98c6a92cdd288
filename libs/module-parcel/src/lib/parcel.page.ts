/** `/parcel-delivery-info` */
import { orderFormMessages, paymentMessages } from '@shop/order-form';
import { definePage, queryOf } from '@shop/page-engine';
import { parcelsApi } from './api/parcels';
import { ParcelPage } from './parcel-page';
import { parcelMessages } from '../messages';

export const page = definePage({
  sample: '?category=3&module_id=5',
  View: ParcelPage,
  messages: [parcelMessages, orderFormMessages, paymentMessages],
  queries: ({ scope }) => ({ categories: queryOf(parcelsApi.endpoints.getParcelCategories, { scope }) }),
  meta: (_answers, { t }) => ({ title: t(parcelMessages)('page.title') }),
});
