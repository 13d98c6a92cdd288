/** Push messages of a device (contract §6). */
import type { OrderPush, PushSubscription } from '@shop/contract/account';
import { paths } from '@shop/util';
import { FORM, PUSH_TOKEN, type EndpointBuild } from '../base/api';
import type { Tolerant } from '../base/tolerant';
import { messageOf, text } from '../base/wire';

export interface GuestOrder {
  orderId: string;
  guestId: string;
}

export const pushEndpoints = (build: EndpointBuild) => ({
  /** Public keys of the storefront's Firebase web app, by name; served by the storefront's server. */
  getPushKeys: build.query<Record<string, string>, void>({
    query: () => ({ url: paths.pushKeys() }),
    transformResponse: (wire: Tolerant<Record<string, string>>) =>
      Object.fromEntries(Object.entries(wire).map(([name, key]) => [name, text(key)])),
  }),
  /** Registers the browser's own subscription for this sign-in: pushes without Firebase. */
  savePushSubscription: build.mutation<string, PushSubscription>({
    query: (body) => ({ url: '/api/v1/customer/push-subscription', method: 'PUT', body }),
    transformResponse: messageOf,
    extraOptions: FORM,
  }),
  /** Registers a subscription, or a token of Firebase, for an order of this guest; null: none is told of it any more. */
  saveOrderPush: build.mutation<string, GuestOrder & { device: PushSubscription | string | null }>({
    query: ({ orderId, guestId, device }) => ({
      url: '/api/v1/customer/order/push-subscription',
      method: 'PUT',
      body: {
        order_id: orderId,
        guest_id: guestId,
        ...(typeof device === 'string' ? { cm_firebase_token: device } : device && { subscription: device }),
      } satisfies OrderPush,
    }),
    transformResponse: messageOf,
    extraOptions: FORM,
  }),
  /** Registers the device for push messages of this sign-in; '@' unregisters, whatever kind it is (PUSH-05). */
  savePushToken: build.mutation<string, string>({
    query: (device) => ({
      url: PUSH_TOKEN,
      method: 'POST',
      body: { _method: 'put', cm_firebase_token: device },
    }),
    transformResponse: messageOf,
    extraOptions: FORM,
  }),
});
