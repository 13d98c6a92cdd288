/** Carts, orders and their events. */
import { sql, type Column, type SQL } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ArrivalState } from '@shop/domain/arrival-plan';
import type { OrderActor, OrderStep } from '@shop/domain/order-steps';
import type { Language } from '../../languages';
import { created, moment, partOf, partOfShopper, refersTo, localized, type Localized } from './columns';
import { items } from './items';
import { modules, parcelCategories, zones } from './marketplace';
import { coupons } from './offers';
import { pushDevices, shoppers } from './people';
import { stores } from './stores';

/** Chosen options by their English names, independent of the reader's language. */
export interface ChoiceRow {
  variation: string | null;
  options: Record<string, string[]>;
  addOns: { id: number; quantity: number }[];
}

export const cartLines = pgTable(
  'cart_lines',
  {
    id: serial('id').primaryKey(),
    shopperId: partOfShopper('shopper_id', () => shoppers.id),
    moduleId: refersTo('module_id', () => modules.id),
    itemId: partOf('item_id', () => items.id),
    quantity: integer('quantity').notNull(),
    choice: jsonb('choice').$type<ChoiceRow>().notNull(),
    /** Equal for equal choices. */
    choiceKey: text('choice_key').notNull(),
    createdAt: created(),
  },
  (table) => [
    index('cart_lines_by_item').on(table.itemId),
    index('cart_lines_by_module').on(table.moduleId),
    uniqueIndex('cart_line_once').on(table.shopperId, table.itemId, table.choiceKey),
    check('cart_quantity', sql`${table.quantity} > 0`),
  ],
);

export const couriers = pgTable(
  'couriers',
  {
    id: serial('id').primaryKey(),
    firstName: localized('first_name'),
    lastName: localized('last_name'),
    phone: text('phone').notNull(),
    image: text('image').notNull(),
    zoneId: refersTo('zone_id', () => zones.id),
    rating: doublePrecision('rating').notNull(),
    ratingCount: integer('rating_count').notNull(),
    orderCount: integer('order_count').notNull(),
  },
  (table) => [index('couriers_by_zone').on(table.zoneId)],
);

export interface AddressRow {
  type: string;
  text: string;
  lat: number;
  lng: number;
  road: string;
  house: string;
  floor: string;
  /** A note for the courier; orders from before it have none. */
  more?: string;
}

/** The receiver of a parcel. */
export interface ReceiverRow extends AddressRow {
  name: string;
  phone: string;
  email: string;
  zoneId: number;
}

const RUNNING = ['pending', 'accepted', 'confirmed', 'processing', 'handover', 'picked_up'];

/** Condition of running orders, without parameters: a partial index matches only the same text. */
export const running = (status: Column): SQL =>
  sql`${status} IN (${sql.raw(RUNNING.map((word) => `'${word}'`).join(', '))})`;

export const orders = pgTable(
  'orders',
  {
    /** In order of placement; internal only. */
    id: serial('id').primaryKey(),
    /** The public order number: nine random digits (decision 048). */
    number: integer('number').notNull(),
    shopperId: bigint('shopper_id', { mode: 'number' })
      .notNull()
      .references(() => shoppers.id),
    /** null for a parcel. */
    storeId: integer('store_id').references(() => stores.id),
    moduleId: refersTo('module_id', () => modules.id),
    zoneId: refersTo('zone_id', () => zones.id),
    type: text('type').$type<'delivery' | 'take_away' | 'parcel'>().notNull(),
    status: text('status').notNull(),
    itemsAmount: integer('items_amount').notNull(),
    addOnsAmount: integer('add_ons_amount').notNull(),
    discountAmount: integer('discount_amount').notNull(),
    taxAmount: integer('tax_amount').notNull(),
    taxPercent: doublePrecision('tax_percent').notNull(),
    taxIncluded: boolean('tax_included').notNull(),
    deliveryCharge: integer('delivery_charge').notNull(),
    originalDeliveryCharge: integer('original_delivery_charge').notNull(),
    freeDeliveryBy: text('free_delivery_by'),
    additionalCharge: integer('additional_charge').notNull(),
    tip: integer('tip').notNull().default(0),
    couponId: integer('coupon_id').references(() => coupons.id, { onDelete: 'set null' }),
    couponCode: text('coupon_code'),
    couponAmount: integer('coupon_amount').notNull().default(0),
    total: integer('total').notNull(),
    /** How the unpaid rest is paid; `order_payments` holds what was paid. */
    paymentMethod: text('payment_method').notNull(),
    /** Since when stock is reserved; null: released, or never taken. */
    stockHeldAt: moment('stock_held_at'),
    /** Hash of the address it was placed from, while it is open and unpaid; limits such orders. */
    placedFrom: text('placed_from'),
    contactName: text('contact_name').notNull(),
    contactPhone: text('contact_phone').notNull(),
    contactEmail: text('contact_email').notNull(),
    /** In which it was placed, and in which mails tell of it. */
    language: text('language').$type<Language>().notNull().default('en'),
    /** Destination; of a parcel: where it is picked up. */
    address: jsonb('address').$type<AddressRow>(),
    parcelCategoryId: integer('parcel_category_id').references(() => parcelCategories.id),
    receiver: jsonb('receiver').$type<ReceiverRow>(),
    chargePayer: text('charge_payer').$type<'sender' | 'receiver'>(),
    /** Kilometres from store to customer, or from sender to receiver. */
    distance: doublePrecision('distance'),
    note: text('note').notNull().default(''),
    unavailableNote: text('unavailable_note').notNull().default(''),
    instruction: text('instruction').notNull().default(''),
    cutlery: boolean('cutlery').notNull().default(false),
    /** An order by prescription: it has no items, and the store sets the price. */
    prescription: boolean('prescription').notNull().default(false),
    /** Pictures of prescriptions. */
    attachments: jsonb('attachments').$type<string[]>().notNull().default([]),
    /** When each status was reached, ISO. */
    reachedAt: jsonb('reached_at').$type<Record<string, string>>().notNull(),
    /** The scheduled time; null: as soon as possible. */
    scheduleAt: moment('schedule_at'),
    /** Plan, promise and window of its arrival; null: placed before there were any. */
    arrival: jsonb('arrival').$type<ArrivalState>(),
    /** When its window is looked at again; null: never. */
    reviseAt: moment('revise_at'),
    canceledBy: text('canceled_by'),
    cancellationReason: text('cancellation_reason'),
    courierId: integer('courier_id').references(() => couriers.id),
    courierLat: doublePrecision('courier_lat'),
    courierLng: doublePrecision('courier_lng'),
    createdAt: created(),
  },
  (table) => [
    index('orders_by_courier').on(table.courierId),
    index('orders_by_module').on(table.moduleId),
    index('orders_by_parcel_category').on(table.parcelCategoryId),
    index('orders_by_store').on(table.storeId),
    index('orders_by_zone').on(table.zoneId),
    unique('order_number_once').on(table.number),
    check('order_number_digits', sql`${table.number} BETWEEN 100000000 AND 999999999`),
    index('orders_by_shopper').on(table.shopperId, table.id),
    index('orders_by_status').on(table.status),
    index('orders_to_revise')
      .on(table.reviseAt)
      .where(sql`${table.reviseAt} IS NOT NULL`),
    index('orders_running_by_zone').on(table.zoneId, table.id).where(running(table.status)),
    index('orders_running').on(table.id).where(running(table.status)),
    index('orders_running_by_shopper').on(table.shopperId, table.id).where(running(table.status)),
    index('orders_by_coupon').on(table.couponId, table.shopperId),
    index('orders_with_pictures')
      .on(table.id)
      .where(sql`${table.attachments} <> '[]'`),
    index('open_orders_by_address')
      .on(table.placedFrom)
      .where(sql`${table.status} = 'pending'`),
    index('open_orders_by_phone')
      .on(sql`regexp_replace(${table.contactPhone}, '[^0-9]', '', 'g')`)
      .where(sql`${table.status} = 'pending'`),
    check(
      'order_of_store_or_parcel',
      sql`CASE WHEN ${table.type} = 'parcel' THEN ${table.storeId} IS NULL AND ${table.parcelCategoryId} IS NOT NULL AND ${table.receiver} IS NOT NULL AND ${table.chargePayer} IS NOT NULL ELSE ${table.storeId} IS NOT NULL END`,
    ),
  ],
);

/** The link by which the receiver of a parcel follows it, one per order. Of its token only the hash is stored (decision 123). */
export const receiverLinks = pgTable(
  'receiver_links',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** With the secret of the marketplace it gives the token; another one makes another link. */
    nonce: text('nonce').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** From the sender to the receiver. */
    note: text('note').notNull().default(''),
    createdAt: created(),
  },
  (table) => [unique('receiver_link_once').on(table.tokenHash)],
);

/** The device that is told of a guest's order: one, as a guest is one browser (decision 148). */
export const orderDevices = pgTable(
  'order_devices',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    device: text('device')
      .notNull()
      .references(() => pushDevices.device, { onDelete: 'cascade' }),
  },
  (table) => [index('order_devices_by_device').on(table.device)],
);

/** The event log of an order. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: serial('id').primaryKey(),
    orderId: partOf('order_id', () => orders.id),
    step: text('step').$type<OrderStep>().notNull(),
    who: text('who').$type<OrderActor>().notNull(),
    from: text('from_status').notNull(),
    to: text('to_status').notNull(),
    createdAt: created(),
  },
  (table) => [index('order_events_by_order').on(table.orderId)],
);

export const orderRows = pgTable(
  'order_rows',
  {
    id: serial('id').primaryKey(),
    orderId: partOf('order_id', () => orders.id),
    itemId: integer('item_id').notNull(),
    isCampaign: boolean('is_campaign').notNull().default(false),
    name: localized('name'),
    image: text('image').notNull(),
    tint: text('tint').notNull(),
    unit: jsonb('unit').$type<Localized>(),
    veg: boolean('veg').notNull(),
    unitPrice: integer('unit_price').notNull(),
    quantity: integer('quantity').notNull(),
    discountPerUnit: integer('discount_per_unit').notNull(),
    variation: jsonb('variation').$type<Localized>(),
    /** Whose stock to restore when the order is cancelled. */
    variationId: integer('variation_id'),
    /** The flash sale it was bought in. */
    flashItemId: integer('flash_item_id'),
    options: jsonb('options').$type<{ name: Localized; labels: { label: Localized; price: number }[] }[]>().notNull(),
    addOns: jsonb('add_ons').$type<{ id: number; name: Localized; price: number; quantity: number }[]>().notNull(),
  },
  (table) => [index('order_rows_by_order').on(table.orderId), check('order_row_quantity', sql`${table.quantity} > 0`)],
);

/** Responses by idempotency key. A key belongs to one shopper and expires after a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    shopperId: partOfShopper('shopper_id', () => shoppers.id),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer').$type<Record<string, unknown>>(),
    createdAt: created(),
  },
  (table) => [
    unique('idempotency_key_once').on(table.shopperId, table.key),
    index('idempotency_keys_by_age').on(table.createdAt),
  ],
);
