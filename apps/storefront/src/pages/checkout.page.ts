/** `/checkout?page=cart|buy_now|campaign` */
import { checkoutMessages } from '@shop/checkout';
import { orderFormMessages, paymentMessages } from '@shop/order-form';
import { definePage } from '@shop/page-engine';
import { Component } from './checkout-page';

export const page = definePage({
  indexed: 'never',
  View: Component,
  messages: [checkoutMessages, orderFormMessages, paymentMessages],
  meta: (_answers, { t }) => ({ title: t(checkoutMessages)('title') }),
});
