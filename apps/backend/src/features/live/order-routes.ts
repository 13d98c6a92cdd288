/** The live stream of an order (contract §7.5): server-sent events. */
import Type from 'typebox';
import { OrderQuery } from '@shop/contract/order';
import type { OrderStatus } from '@shop/domain';
import { isSettled } from '@shop/domain/tracking';
import type { Shop } from '../../context';
import { shortHash } from '../../hash';
import { presentOrder } from '../orders/present';
import { readOrder, rereadOrder, type FullOrder } from '../orders/read';
import { assertToken, shopperIfAny } from '../shoppers/caller';
import { LastEvent, openStream, LastEventHeader, STREAM_SCHEMA, Ticket } from './stream';
import { tokenHashOf, consumeTicket } from './tickets';

/** Streams notified of one change read at the same moment: those of one caller share the read. */
function createSharedReads() {
  const pending = new Map<string, Promise<FullOrder>>();
  return (key: string, read: () => Promise<FullOrder>): Promise<FullOrder> => {
    const shared = pending.get(key);
    if (shared) return shared;
    const result = read();
    pending.set(key, result);
    // Later changes are read again.
    setImmediate(() => pending.delete(key));
    return result;
  };
}

export function orderStreamRoutes(shop: Shop): void {
  const sharedRead = createSharedReads();
  const { app, db, clock } = shop;
  app.get(
    '/api/v1/customer/order/events',
    {
      schema: {
        operationId: 'watchOrder',
        tags: ['live'],
        summary: 'Server-sent events: the order as `track` returns it, at once and after every change',
        ...STREAM_SCHEMA,
        querystring: Type.Object({ ...OrderQuery.properties, ticket: Ticket, last_event_id: LastEvent }),
        headers: LastEventHeader,
      },
    },
    async ({ query, headers, place }, reply) => {
      const { shopper, tokenHash } = query.ticket
        ? await consumeTicket(db, query.ticket, clock())
        : { shopper: await shopperIfAny(db, place, query.guest_id), tokenHash: tokenHashOf(place) };
      const { order } = await readOrder(shop, shopper, query, place);
      let sent = headers['last-event-id'] ?? query.last_event_id ?? '';
      const caller = shopper ? String(shopper.id) : `phone ${query.contact_number ?? ''}`;
      const topics = [`order:${order.id}`, ...(tokenHash && shopper ? [`tokens:${shopper.id}` as const] : [])] as const;
      await openStream(shop, reply, topics, { caller, address: place.address }, async () => {
        if (tokenHash) await assertToken(db, tokenHash, clock());
        const full = await sharedRead(`${order.id} ${caller}`, () => rereadOrder(db, shopper, query));
        const data = presentOrder(shop, full, place, clock());
        const id = shortHash(JSON.stringify(data));
        const events = id === sent ? [] : [{ event: 'order', id, data }];
        sent = id;
        return { events, isLast: isSettled(full.order.status as OrderStatus) };
      });
    },
  );
}
