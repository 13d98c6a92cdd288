/** `/parcel-delivery-info` */
import { parcelsApi } from '@shop/api-client/parcels';
import { parcelMessages } from '@shop/module-parcel';
import { orderFormMessages } from '@shop/order-form';
import { definePage, queryOf } from '@shop/page-engine';
import { Component } from './parcel-page';

export const page = definePage({
  View: Component,
  messages: [parcelMessages, orderFormMessages],
  queries: ({ scope }) => ({ categories: queryOf(parcelsApi.endpoints.getParcelCategories, { scope }) }),
  meta: (_answers, { t }) => ({ title: t(parcelMessages)('page.title') }),
});
