/** Live streams: an order's, and all that is new for a customer (chat and notifications). Server-sent events. */
import { createHash } from 'node:crypto';
import Type from 'typebox';
import { GuestId } from '@shop/contract/cart';
import type { LiveMessage } from '@shop/contract/chat';
import { Nullable, refusals, Text } from '@shop/contract/common';
import { OrderQuery } from '@shop/contract/order';
import type { OrderStatus } from '@shop/domain';
import { isSettled } from '@shop/domain/tracking';
import type { Shop } from '../../context';
import type { RequestPlace } from '../../plugins/place';
import { presentMessage } from '../chat/present';
import { presentNotification } from '../customers/present-notification';
import { presentOrder } from '../orders/present';
import { readOrder, rereadOrder, type FullOrder } from '../orders/read';
import { Refusal } from '../../refusal';
import { assertToken, customerOf, hashOfToken, shopperIfAny, shopperOf } from '../shoppers/caller';
import { newest, newsSince, readSince, writeSince, type Since } from './news';
import { openStream, STREAM_SCHEMA, type LiveEvent } from './stream';
import { spendTicket, TICKET_LIFE, writeTicket } from './tickets';

const Ticket = Type.Optional(Type.String({ minLength: 16, maxLength: 100 }));
const LastEvent = Type.Optional(Type.String({ maxLength: 60 }));
const Resumed = Type.Object({ 'last-event-id': LastEvent });

const hashIn = ({ token }: RequestPlace): string | null => (token ? hashOfToken(token) : null);

/** All streams that hear of a change read at the same moment: those of one caller read together. */
function createReadings() {
  const begun = new Map<string, Promise<FullOrder>>();
  return (key: string, read: () => Promise<FullOrder>): Promise<FullOrder> => {
    const known = begun.get(key);
    if (known) return known;
    const reading = read();
    begun.set(key, reading);
    // What changes later is read anew.
    setImmediate(() => begun.delete(key));
    return reading;
  };
}

export function liveRoutes(shop: Shop): void {
  const readTogether = createReadings();
  const { app, db, clock } = shop;
  const tags = ['live'];

  app.post(
    '/api/v1/customer/events/ticket',
    {
      schema: {
        operationId: 'streamTicket',
        tags,
        summary: 'A ticket that opens one live stream within a minute, for clients that can send no header there',
        body: Type.Object({ guest_id: Type.Optional(Nullable(GuestId)) }),
        response: { 200: Type.Object({ ticket: Text, expires_in: Type.Integer() }), ...refusals },
      },
    },
    async ({ body, place }) => {
      const shopper = await shopperOf(db, place, body.guest_id);
      const opener = { shopper, tokenHash: hashIn(place) };
      return { ticket: await writeTicket(db, opener, clock()), expires_in: TICKET_LIFE };
    },
  );

  app.get(
    '/api/v1/customer/order/events',
    {
      schema: {
        operationId: 'watchOrder',
        tags,
        summary: 'Server-sent events: the order as `track` gives it, at once and after every change',
        ...STREAM_SCHEMA,
        querystring: Type.Object({ ...OrderQuery.properties, ticket: Ticket, last_event_id: LastEvent }),
        headers: Resumed,
      },
    },
    async ({ query, headers, place }, reply) => {
      const { shopper, tokenHash } = query.ticket
        ? await spendTicket(db, query.ticket, clock())
        : { shopper: await shopperIfAny(db, place, query.guest_id), tokenHash: hashIn(place) };
      const { order } = await readOrder(shop, shopper, query, place);
      let sent = headers['last-event-id'] ?? query.last_event_id ?? '';
      const caller = shopper ? String(shopper.id) : `phone ${query.contact_number ?? ''}`;
      const topics = [`order:${order.id}`, ...(tokenHash && shopper ? [`tokens:${shopper.id}` as const] : [])] as const;
      await openStream(shop, reply, topics, { caller, address: place.address }, async () => {
        if (tokenHash) await assertToken(db, tokenHash, clock());
        const full = await readTogether(`${order.id} ${caller}`, () => rereadOrder(db, shopper, query));
        const data = presentOrder(full, place, clock());
        const id = createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 22);
        const events = id === sent ? [] : [{ event: 'order', id, data }];
        sent = id;
        return { events, last: isSettled(full.order.status as OrderStatus) };
      });
    },
  );

  /** Reads the news of a customer from an event on, each once. */
  function newsReader(customerId: number, begin: Since, isResumed: boolean, place: RequestPlace) {
    const sent = new Set<string>();
    let since = begin;
    // What lay there when a new watcher came is no news; what was written since then is, however soon.
    let isFirst = !isResumed;
    return async (): Promise<LiveEvent[]> => {
      const { said, told } = await newsSince(db, customerId, since, clock());
      const events: LiveEvent[] = [];
      for (const { message, partner } of said) {
        const key = `message ${message.id}`;
        since = { ...since, message: Math.max(since.message, message.id) };
        if (sent.has(key)) continue;
        sent.add(key);
        if (isFirst && message.id <= begin.message) continue;
        const data: LiveMessage = {
          type: 'message',
          conversation_id: message.conversationId,
          sender_type: message.isMine ? 'customer' : partner.type,
          message: presentMessage(message, customerId, partner.id, place),
        };
        events.push({ event: 'message', id: writeSince(since), data });
      }
      for (const row of told) {
        const key = `notification ${row.id}`;
        since = { ...since, notification: Math.max(since.notification, row.id) };
        if (sent.has(key)) continue;
        sent.add(key);
        if (isFirst && row.id <= begin.notification) continue;
        events.push({ event: 'notification', id: writeSince(since), data: presentNotification(row, place) });
      }
      isFirst = false;
      return events;
    };
  }

  app.get(
    '/api/v1/customer/events',
    {
      schema: {
        operationId: 'watchNews',
        tags,
        summary:
          'Server-sent events: `message` and `notification`, from now on or from the event that a client had last',
        ...STREAM_SCHEMA,
        querystring: Type.Object({ ticket: Ticket, last_event_id: LastEvent }),
        headers: Resumed,
      },
    },
    async ({ query, headers, place }, reply) => {
      const byTicket = query.ticket ? await spendTicket(db, query.ticket, clock()) : null;
      if (byTicket?.shopper.isGuest) throw new Refusal(401, 'auth-001', 'signInNeeded');
      const customerId = byTicket?.shopper.id ?? (await customerOf(db, place)).id;
      const tokenHash = (byTicket ? byTicket.tokenHash : hashIn(place)) ?? '';
      const resumed = readSince(headers['last-event-id'] ?? query.last_event_id);
      const read = newsReader(customerId, resumed ?? (await newest(db, customerId)), resumed !== null, place);
      const watcher = { caller: String(customerId), address: place.address };
      await openStream(shop, reply, [`customer:${customerId}`, `tokens:${customerId}`], watcher, async () => {
        // A sign-in that has ended hears nothing more.
        await assertToken(db, tokenHash, clock());
        return { events: await read() };
      });
    },
  );
}
