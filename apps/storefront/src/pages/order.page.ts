/** `/order-history/{id}` */
import { orderStateMessages, paymentMessages } from '@shop/order-form';
import { definePage } from '@shop/page-engine';
import { trackingMessages } from '@shop/tracking';
import { Component } from './order-page';

export const page = definePage({
  indexed: 'never',
  View: Component,
  messages: [trackingMessages, orderStateMessages, paymentMessages],
  meta: () => ({ title: null }),
});
