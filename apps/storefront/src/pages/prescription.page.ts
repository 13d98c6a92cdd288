/** `/prescription/{store}` */
import { catalogApi } from '@shop/api-client/catalog';
import { checkoutMessages, prescriptionPageMessages } from '@shop/checkout';
import { orderFormMessages, prescriptionMessages } from '@shop/order-form';
import { definePage, queryOf } from '@shop/page-engine';
import { Component } from './prescription-page';

export const page = definePage({
  View: Component,
  messages: [prescriptionPageMessages, checkoutMessages, orderFormMessages, prescriptionMessages],
  queries: ({ params: { id = '' }, scope }) => ({ store: queryOf(catalogApi.endpoints.getStore, { id, scope }) }),
  meta: (_answers, { t }) => ({ title: t(prescriptionPageMessages)('title') }),
});
