/** `/order-history/{id}` */
import { orderStateMessages } from '@shop/order-form';
import { definePage } from '@shop/page-engine';
import { trackingMessages } from '@shop/tracking';
import { Component } from './order-page';

export const page = definePage({
  indexed: 'never',
  View: Component,
  messages: [trackingMessages, orderStateMessages],
  meta: () => ({ title: null }),
});
