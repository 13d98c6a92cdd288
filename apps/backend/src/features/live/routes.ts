/** Live streams (server-sent events): of an order, and of a customer's chat and notifications. */
import Type from 'typebox';
import { GuestId } from '@shop/contract/cart';
import { Nullable, errorResponses, Text } from '@shop/contract/common';
import type { Shop } from '../../context';
import { DomainError } from '../../domain-error';
import { assertToken, customerOf, shopperOf } from '../shoppers/caller';
import { parseEventId } from './event-position';
import { customerEventReader } from './customer-events';
import { orderStreamRoutes } from './order-routes';
import { newestPosition } from './queries';
import { LastEvent, openStream, LastEventHeader, STREAM_SCHEMA, Ticket } from './stream';
import { tokenHashOf, consumeTicket, TICKET_LIFETIME, createTicket } from './tickets';

const tags = ['live'];

export function liveRoutes(shop: Shop): void {
  ticketRoutes(shop);
  orderStreamRoutes(shop);
  customerStreamRoutes(shop);
}

function ticketRoutes(shop: Shop): void {
  const { app, db } = shop;
  app.post(
    '/api/v1/customer/events/ticket',
    {
      schema: {
        operationId: 'streamTicket',
        tags,
        summary: 'A ticket that opens one live stream within a minute, for clients that can not send headers',
        body: Type.Object({ guest_id: Type.Optional(Nullable(GuestId)) }),
        response: { 200: Type.Object({ ticket: Text, expires_in: Type.Integer() }), ...errorResponses },
      },
    },
    async ({ body, place }) => {
      const shopper = await shopperOf(db, place, body.guest_id);
      return { ticket: await createTicket(shop, shopper, place), expires_in: TICKET_LIFETIME };
    },
  );
}

function customerStreamRoutes(shop: Shop): void {
  const { app, db, clock } = shop;
  app.get(
    '/api/v1/customer/events',
    {
      schema: {
        operationId: 'watchNews',
        tags,
        summary:
          'Server-sent events: `message` and `notification`, from now on or after the last event id of the client',
        ...STREAM_SCHEMA,
        querystring: Type.Object({ ticket: Ticket, last_event_id: LastEvent }),
        headers: LastEventHeader,
      },
    },
    async ({ query, headers, place }, reply) => {
      const byTicket = query.ticket ? await consumeTicket(db, query.ticket, clock()) : null;
      if (byTicket?.shopper.isGuest) throw new DomainError(401, 'auth-001', 'signInNeeded');
      const customerId = byTicket?.shopper.id ?? (await customerOf(db, place)).id;
      const tokenHash = (byTicket ? byTicket.tokenHash : tokenHashOf(place)) ?? '';
      const resumed = parseEventId(headers['last-event-id'] ?? query.last_event_id);
      const start = resumed ?? (await newestPosition(db, customerId));
      const read = customerEventReader(shop, customerId, { start, isResumed: resumed !== null }, place);
      const watcher = { caller: String(customerId), address: place.address };
      await openStream(shop, reply, [`customer:${customerId}`, `tokens:${customerId}`], watcher, async () => {
        // A revoked session receives nothing more.
        await assertToken(db, tokenHash, clock());
        return { events: await read() };
      });
    },
  );
}
