/** Calls of older and newer clients that say little: aliases, switches that are off here, helpers (contract §3, §4, §6.2, §8). */
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import Type from 'typebox';
import { Id, Latitude, Longitude, Message, PageQuery, paged, refusals, RowId, Text } from '@shop/contract/common';
import { metresBetween } from '@shop/domain/distance';
import type { Shop } from '../../context';
import * as t from '../../db/schema';
import { say } from '../../messages';
import { words } from '../../present';
import { presentGateways } from '../payments/gateways';
import { customerOf, shopperIfAny } from '../shoppers/caller';
import { readOrder } from '../orders/read';
import { zonesAt } from '../zones/queries';

const Open = Type.Object({}, { additionalProperties: true });
const TESTIMONIALS = [
  {
    name: 'Nadia Farrugia',
    job: { en: 'Teacher', ar: 'معلمة' },
    text: { en: 'Dinner is at the door before the children are.', ar: 'يصل العشاء قبل وصول الأطفال.' },
  },
  {
    name: 'Omar Haddad',
    job: { en: 'Pharmacist', ar: 'صيدلي' },
    text: { en: 'My customers order at night and sleep on.', ar: 'يطلب زبائني ليلًا ويواصلون نومهم.' },
  },
];
const REASONS = [
  { en: 'A question about my order', ar: 'سؤال عن طلبي' },
  { en: 'Something with my payment', ar: 'مشكلة في الدفع' },
  { en: 'Something else', ar: 'أمر آخر' },
];

export function legacyRoutes(shop: Shop): void {
  const { app, db, zones, config } = shop;
  app.get(
    '/api/v1/testimonial',
    { schema: { operationId: 'testimonials', tags: ['start'], response: { 200: Type.Array(Open), ...refusals } } },
    async ({ place }) =>
      TESTIMONIALS.map(({ name, job, text }, index) => ({
        id: index + 1,
        name,
        designation: words(job, place),
        review: words(text, place),
        reviewer_image: '',
        company_image: '',
        status: 1,
      })),
  );
  app.get(
    '/api/v1/zone/check',
    {
      schema: {
        operationId: 'isInZone',
        tags: ['start'],
        querystring: Type.Object({ lat: Latitude, lng: Longitude, zone_id: RowId }),
        response: { 200: Type.Boolean(), ...refusals },
      },
    },
    async ({ query }) => zonesAt(await zones(), query).some(({ zone }) => zone.id === query.zone_id),
  );
  app.get(
    '/api/v1/config/direction-api',
    {
      schema: {
        operationId: 'directions',
        tags: ['geo'],
        querystring: Type.Object({
          origin_lat: Latitude,
          origin_lng: Longitude,
          destination_lat: Latitude,
          destination_lng: Longitude,
        }),
        response: { 200: Open, ...refusals },
      },
    },
    async ({ query }) => {
      const from = { lat: query.origin_lat, lng: query.origin_lng };
      const to = { lat: query.destination_lat, lng: query.destination_lng };
      const metres = Math.round(metresBetween(from, to));
      const distance = { text: `${(metres / 1000).toFixed(1)} km`, value: metres };
      return { status: 'OK', routes: [{ legs: [{ distance, start_location: from, end_location: to, steps: [] }] }] };
    },
  );
  app.get(
    '/api/v1/config/get-PaymentMethods',
    { schema: { operationId: 'gateways', tags: ['start'], response: { 200: Type.Array(Open), ...refusals } } },
    async ({ place }) => presentGateways(config, place),
  );
  app.get(
    '/api/v1/cashback/list',
    { schema: { operationId: 'cashbacks', tags: ['start'], response: { 200: Type.Array(Open), ...refusals } } },
    async () => [],
  );
  app.get(
    '/api/v1/customer/update-zone',
    { schema: { operationId: 'updateZone', tags: ['customer'], response: { 200: Message, ...refusals } } },
    async ({ place }) => {
      // The zone travels with every call: there is nothing to keep.
      await customerOf(db, place);
      return { message: say('saved', place.language) };
    },
  );
  app.get(
    '/api/v1/customer/automated-message',
    {
      schema: {
        operationId: 'supportReasons',
        tags: ['customer'],
        querystring: Type.Object(PageQuery),
        response: { 200: paged('data', Type.Object({ id: Id, message: Text })), ...refusals },
      },
    },
    async ({ place, query: { limit = 10, offset = 1 } }) => {
      await customerOf(db, place);
      const all = REASONS.map((reason, index) => ({ id: index + 1, message: words(reason, place) }));
      return { total_size: all.length, limit, offset, data: all.slice((offset - 1) * limit, offset * limit) };
    },
  );

  const Reminder = Type.Object({ order_id: Type.Optional(Id), images: Type.Optional(Type.Array(Text)) });
  app.get(
    '/api/v1/customer/review-reminder',
    {
      schema: {
        operationId: 'reviewReminder',
        tags: ['customer'],
        summary: 'The newest delivered order that was not reviewed; an empty object when there is none',
        response: { 200: Reminder, ...refusals },
      },
    },
    async ({ place }) => {
      const customer = await customerOf(db, place);
      const [order] = await db
        .select({ id: t.orders.id, number: t.orders.number })
        .from(t.orders)
        .leftJoin(t.reviews, eq(t.reviews.orderId, t.orders.id))
        .where(
          and(
            eq(t.orders.shopperId, customer.id),
            eq(t.orders.status, 'delivered'),
            isNull(t.reviews.id),
            sql`${t.orders.reachedAt}->>'reminded' IS NULL`,
          ),
        )
        .orderBy(desc(t.orders.id))
        .limit(1);
      if (!order) return {};
      const rows = await db
        .select({ image: t.orderRows.image })
        .from(t.orderRows)
        .where(eq(t.orderRows.orderId, order.id));
      return { order_id: order.number, images: rows.map(({ image }) => `${place.origin}/storage/product/${image}`) };
    },
  );
  app.get(
    '/api/v1/customer/review-reminder-cancel',
    {
      schema: {
        operationId: 'cancelReminder',
        tags: ['customer'],
        querystring: Type.Object({ order_id: RowId }),
        response: { 200: Message, ...refusals },
      },
    },
    async ({ query, place }) => {
      const customer = await customerOf(db, place);
      await db
        .update(t.orders)
        .set({ reachedAt: sql`${t.orders.reachedAt} || '{"reminded":"1970-01-01T00:00:00.000Z"}'::jsonb` })
        .where(and(eq(t.orders.number, query.order_id), eq(t.orders.shopperId, customer.id)));
      return { message: say('saved', place.language) };
    },
  );
  app.get(
    '/api/v1/delivery-man/last-location',
    {
      schema: {
        operationId: 'courierPlace',
        tags: ['orders'],
        querystring: Type.Object({
          order_id: Type.String({ pattern: '^[0-9]{1,9}$' }),
          guest_id: Type.Optional(Type.String({ maxLength: 20 })),
          contact_number: Type.Optional(Type.String({ maxLength: 40 })),
        }),
        response: { 200: Type.Object({ latitude: Text, longitude: Text, location: Text }), ...refusals },
      },
    },
    async ({ query, place }) => {
      const shopper = await shopperIfAny(db, place, query.guest_id);
      const { order, byPhone } = await readOrder(shop, shopper, query, place);
      // The courier's way leads to the door.
      return {
        latitude: byPhone || order.courierLat === null ? '' : String(order.courierLat),
        longitude: byPhone || order.courierLng === null ? '' : String(order.courierLng),
        location: '',
      };
    },
  );
}
