/** `/my-orders` */
import { orderStateMessages, paymentMessages } from '@shop/order-form';
import { ordersMessages } from '@shop/orders';
import { definePage } from '@shop/page-engine';
import { trackingMessages } from '@shop/tracking';
import { Component } from './my-orders-page';

export const page = definePage({
  View: Component,
  messages: [ordersMessages, orderStateMessages, paymentMessages, trackingMessages],
  meta: (_answers, { t }) => ({ title: t(ordersMessages)('title') }),
});
