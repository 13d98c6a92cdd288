/** The live stream of an order, where the backend offers one; polling stays as the fallback. */
import type { Order } from '@shop/domain';
import type { OrderKey } from './index';
import { urlOf } from '../base/base-query';
import type { Wire } from '../base/wire';
import { toOrder } from './to-order';

export interface OrderWatcher {
  onOrder: (order: Order) => void;
  /** The stream is there (true), or is not to be had (false). */
  onLive: (live: boolean) => void;
}

/** Opens the stream until the returned function is called. A refused stream is not tried again. */
export function watchOrder(
  { orderId, guestId, phone }: OrderKey,
  digits: number,
  { onOrder, onLive }: OrderWatcher,
): () => void {
  const source = new EventSource(
    urlOf('', {
      url: '/api/v1/customer/order/events',
      params: { order_id: orderId, guest_id: guestId, contact_number: phone },
    }),
  );
  source.addEventListener('open', () => onLive(true));
  source.addEventListener('order', (event) => onOrder(toOrder(JSON.parse(event.data as string) as Wire, digits)));
  source.addEventListener('error', () => {
    onLive(false);
    if (source.readyState === EventSource.CLOSED) source.close();
  });
  return () => source.close();
}
