/** News of an order, to whoever it belongs to: the one place that tells customers and guests of their orders. */
import type { Executor } from '../../db/database';
import { notifyCustomer, pushNews, type News } from '../customers/notify';
import { enqueuePush } from '../outbox/message';
import { devicesOfOrder } from '../outbox/order-device-queries';
import { mailGuest } from './step-mails';
import type { OrderRow } from './queries';

/** `mail`: asked for only when it is wanted; missing: none. */
export type OrderNews = Pick<News, 'title' | 'description' | 'mail'>;

/**
 * Tells a customer in the ways that they chose, and a guest on the device that was registered for the order, and by mail at the
 * address that it names. Call it in the transaction of the change it reports.
 */
export async function notifyOwner(tx: Executor, order: OrderRow, news: OrderNews, at: Date): Promise<void> {
  const told = { ...news, type: 'order_status', orderNumber: order.number, createdAt: at } as const;
  if (!order.isGuest) return notifyCustomer(tx, { ...told, customerId: order.shopperId });
  await enqueuePush(tx, order.shopperId, await devicesOfOrder(tx, order.id), pushNews(told), at);
  if (news.mail) await mailGuest(tx, order, news.mail, at);
}
