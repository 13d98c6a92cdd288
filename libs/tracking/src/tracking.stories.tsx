/** The order page: under way on its map, without a map, with a courier, and delivered; the tick of a success. */
import { orderStateMessages, paymentMessages } from '@shop/order-form';
import { inShop, wireStore } from '@shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import { OrderPage, trackingMessages } from './index';
import { FollowedView } from './lib/follow/followed-view';
import { Tick } from './lib/tick';
import { followMessages } from './receiver-messages';

const meta: Meta = { title: 'tracking/Order page', parameters: { layout: 'fullscreen' } };
export default meta;

const LONG = 'Donaudampfschifffahrtsgesellschaft’s corner, 168 Lighthouse Avenue, Old Town, Port Almera';
const wire = (over: object) => ({
  id: 654807911,
  order_status: 'picked_up',
  order_type: 'delivery',
  order_amount: 10.83,
  payment_status: 'unpaid',
  payment_method: 'cash_on_delivery',
  module_id: 1,
  module_type: 'goods',
  created_at: '2026-03-05 14:00:00',
  pending: '2026-03-05 14:00:00',
  confirmed: '2026-03-05 14:05:00',
  processing: '2026-03-05 14:11:00',
  handover: '2026-03-05 14:20:00',
  picked_up: '2026-03-05 14:26:00',
  delivery_charge: 1.9,
  store: wireStore(9, { name: 'Green Corner', address: LONG, latitude: '34.59', longitude: '18.9' }),
  delivery_address: { address: LONG, contact_person_name: 'Mina', latitude: '34.6', longitude: '18.91' },
  ...over,
});
const order = (over: object) =>
  inShop(
    <Routes>
      <Route path="/order-history/:id" element={<OrderPage onReorder={async () => undefined} />} />
    </Routes>,
    {
      '/api/v1/customer/order/track': wire(over),
      '/api/v1/customer/order/details': [],
      '/api/v1/config': { currency_symbol: '€', digit_after_decimal_point: 2, timezone: 'UTC', timeformat: '24' },
    },
    {
      messages: [trackingMessages, orderStateMessages, paymentMessages],
      token: 't',
      path: '/order-history/654807911',
    },
  );

const courier = {
  delivery_man: {
    id: 3,
    f_name: 'Luca',
    l_name: 'Moretti',
    phone: '+35679200226',
    avg_rating: 4.28,
    lat: '34.595',
    lng: '18.905',
  },
};

export const OnItsWay: StoryObj = {
  ...order(courier),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Order 654807911' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Your courier' })).toBeVisible();
  },
};
export const BeforeACourier: StoryObj = order({ order_status: 'processing', handover: null, picked_up: null });
export const Delivered: StoryObj = order({ order_status: 'delivered', delivered: '2026-03-05 14:48:00', ...courier });
export const Canceled: StoryObj = order({ order_status: 'canceled' });

/** As the receiver of a parcel sees it. */
export const Followed: StoryObj = inShop(
  <FollowedView
    parcel={
      {
        status: 'picked_up',
        type: 'parcel',
        paymentMethod: 'cash_on_delivery',
        senderName: 'Mina',
        note: 'Mind the lamp',
        reachedAt: {},
        arrival: null,
        delay: null,
        destination: { lat: 34.6, lng: 18.91 },
        courier: null,
      } as never
    }
  />,
  {},
  { messages: [followMessages, orderStateMessages] },
);

export const Celebration: StoryObj = { render: () => <Tick celebrates size={72} /> };
export const StillTick: StoryObj = { render: () => <Tick celebrates={false} size={72} /> };
