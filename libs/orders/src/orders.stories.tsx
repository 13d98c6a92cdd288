/** The orders of a customer in every state. */
import { orderStateMessages, paymentMessages } from '@shop/order-form';
import { inShop, wirePage, wireStore } from '@shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrdersPage, ordersMessages } from './index';

const meta: Meta = { title: 'orders/My orders' };
export default meta;

const LONG = 'Donaudampfschifffahrtsgesellschaft’s wholemeal crispbread';
const order = (id: number, over: object) => ({
  id,
  order_status: 'delivered',
  order_type: 'delivery',
  payment_method: 'cash_on_delivery',
  payment_status: 'paid',
  order_amount: 24.6,
  created_at: '2026-03-05 11:00:00',
  details_count: 3,
  store: wireStore(9, { name: 'Green Corner', logo: null, logo_full_url: null }),
  ...over,
});
const page = (orders: object[] | Response) =>
  inShop(
    <OrdersPage onShop={() => undefined} onAgain={async () => undefined} />,
    { '/api/v1/customer/order/list': Array.isArray(orders) ? wirePage('orders', orders) : orders },
    { messages: [ordersMessages, orderStateMessages, paymentMessages], token: 't' },
  );

export const EveryState: StoryObj = {
  ...page([
    order(9, { order_status: 'picked_up', payment_status: 'unpaid' }),
    order(8, { order_status: 'processing', payment_status: 'unpaid' }),
    order(7, { order_status: 'pending', payment_method: 'digital_payment', payment_status: 'unpaid' }),
    order(6, { order_status: 'pending', prescription_order: true, details_count: 0, order_amount: 0 }),
    order(5, {}),
    order(4, { order_type: 'parcel', store: null, receiver_details: { address: 'Mill Road' }, details_count: 0 }),
    order(3, { order_status: 'canceled', payment_status: 'unpaid' }),
    order(2, { order_status: 'refunded' }),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Track order #9' })).toBeVisible();
  },
};
export const LongWords: StoryObj = page([order(1, { store: wireStore(9, { name: LONG }), order_amount: 123_456.78 })]);
export const Empty: StoryObj = page([]);
export const Failed: StoryObj = page(new Response('{}', { status: 500 }));
