/** Shoppers: guests and customers, with their tokens, addresses, wishes and notifications. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { NotificationKind, NotificationWay } from '@shop/domain/notifications';
import type { Language } from '../../languages';
import { created, moment, partOfShopper, localized } from './columns';
import { items } from './items';
import { stores } from './stores';

/** A guest, or a customer with an account. Both share one id space, as on the wire. */
export const shoppers = pgTable('shoppers', {
  /** Large and random, so that ids can not be guessed. */
  id: bigint('id', { mode: 'number' }).primaryKey(),
  isGuest: boolean('is_guest').notNull().default(true),
  createdAt: created(),
});

export const customers = pgTable(
  'customers',
  {
    id: bigint('id', { mode: 'number' })
      .primaryKey()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Lower case. */
    email: text('email').notNull().unique(),
    /** Plus sign and digits only. */
    phone: text('phone').notNull().unique(),
    /** argon2id; null when the account has no password. */
    passwordHash: text('password_hash'),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Id at the social medium last used; null when none was. */
    socialId: text('social_id').unique(),
    loginMedium: text('login_medium'),
    refCode: text('ref_code').notNull().unique(),
    referredBy: bigint('referred_by', { mode: 'number' }),
    image: text('image'),
    interests: jsonb('interests').$type<number[]>().notNull().default([]),
    createdAt: created(),
  },
  (table) => [
    index('customers_with_pictures')
      .on(table.image)
      .where(sql`${table.image} IS NOT NULL`),
    check('customer_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

/** Maps a guest to the customer who signed in; guest orders move over once the phone is verified (decision 049). */
export const signedInGuests = pgTable(
  'signed_in_guests',
  {
    guestId: bigint('guest_id', { mode: 'number' })
      .primaryKey()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    customerId: partOfShopper('customer_id', () => customers.id),
  },
  (table) => [index('guests_by_customer').on(table.customerId)],
);

/** Session tokens; only their hashes are stored. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text('hash').primaryKey(),
    customerId: partOfShopper('customer_id', () => customers.id),
    /** Names the session to its customer, who must not learn more of its token. */
    id: uuid('id').notNull().unique('token_id_once').defaultRandom(),
    /** Browser and system, as `deviceName` reads them; empty: not known. */
    browser: text('browser').notNull().default(''),
    system: text('system').notNull().default(''),
    /** The device of `known_devices`; null: an older version signed it in. */
    device: text('device'),
    /** Accurate to about an hour, to save writes. */
    usedAt: moment('used_at').notNull().defaultNow(),
    /** The sign-in. */
    createdAt: created(),
  },
  (table) => [index('tokens_by_customer').on(table.customerId), index('tokens_by_use').on(table.usedAt)],
);

/** Devices that a customer has signed in on: a sign-in on another one is told (decision 153). */
export const knownDevices = pgTable(
  'known_devices',
  {
    customerId: partOfShopper('customer_id', () => customers.id),
    /** Hash of the device's cookie; of a device that sent none, of its name and its network address. */
    device: text('device').notNull(),
    /** The last sign-in. */
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.device] }),
    index('known_devices_by_use').on(table.usedAt),
  ],
);

/**
 * Addresses that a customer has signed in from: there, wrong passwords of strangers refuse nobody (decision 079).
 */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    customerId: partOfShopper('customer_id', () => customers.id),
    /** Hash of the network address. */
    address: text('address').notNull(),
    /** The last sign-in. */
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.address] }),
    index('known_addresses_by_use').on(table.usedAt),
  ],
);

/** The public key and the secret of a push subscription (RFC 8291), base64url. */
export interface SubscriptionKeys {
  p256dh: string;
  auth: string;
}

/** Push devices. A device belongs to the last sign-in on it and is deleted with it (decision 060), or to a guest (decision 148). */
export const pushDevices = pgTable(
  'push_devices',
  {
    device: text('device').primaryKey(),
    /** null: a guest's, for the orders of `order_devices`. */
    tokenHash: text('token_hash').references(() => tokens.hash, { onDelete: 'cascade' }),
    /** Language of its messages. */
    language: text('language').$type<Language>().notNull(),
    /** What a browser's own subscription encrypts with; null: `device` is a token of Firebase. */
    keys: jsonb('keys').$type<SubscriptionKeys>(),
    createdAt: created(),
  },
  (table) => [index('push_devices_by_token').on(table.tokenHash)],
);

/** Single-use tickets to open a live stream: a browser's EventSource sends no header. */
export const tickets = pgTable(
  'tickets',
  {
    hash: text('hash').primaryKey(),
    shopperId: partOfShopper('shopper_id', () => shoppers.id),
    /** Of a customer: the session that requested it, and with which it ends. */
    tokenHash: text('token_hash').references(() => tokens.hash, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('tickets_by_shopper').on(table.shopperId),
    index('tickets_by_token').on(table.tokenHash),
    index('tickets_by_end').on(table.expiresAt),
  ],
);

/** Open live streams of all processes; the lease of a dead process expires (decision 054). */
export const livePlaces = pgTable(
  'live_places',
  {
    id: text('id').primaryKey(),
    /** Hashes of the watcher and the network address. */
    watcher: text('watcher').notNull(),
    address: text('address').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [
    index('live_places_by_watcher').on(table.watcher),
    index('live_places_by_address').on(table.address),
    index('live_places_by_end').on(table.until),
  ],
);

/**
 * `change`: a change of credentials. Proofs are held by a client, not typed: `complete`: a phone or email address
 * was verified and its account still needs a name; `asked`: the code of a phone was requested with the password.
 */
export type CodePurpose = 'verify-phone' | 'verify-email' | 'password' | 'login' | 'change' | 'complete' | 'asked';

/** One-time codes: the newest per target is valid, for five attempts, ten minutes, once. A proof is found by its hash. */
export const codes = pgTable(
  'codes',
  {
    id: serial('id').primaryKey(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    /** A phone or an email address. */
    target: text('target').notNull(),
    hash: text('hash').notNull(),
    attempts: integer('tries').notNull().default(0),
    usedAt: moment('used_at'),
    createdAt: created(),
  },
  (table) => [index('codes_by_target').on(table.target, table.purpose), index('codes_by_age').on(table.createdAt)],
);

/** Counters of attempts per window: sign-in, codes, orders. Shared by all processes. */
export const attempts = pgTable(
  'tries',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    since: moment('since').notNull(),
  },
  (table) => [index('tries_by_age').on(table.since)],
);

export const addresses = pgTable(
  'addresses',
  {
    id: serial('id').primaryKey(),
    customerId: partOfShopper('customer_id', () => customers.id),
    type: text('type').notNull(),
    label: text('label').notNull().default(''),
    contactName: text('contact_name').notNull(),
    contactPhone: text('contact_phone').notNull(),
    contactEmail: text('contact_email').notNull().default(''),
    text: text('text').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    road: text('road').notNull().default(''),
    house: text('house').notNull().default(''),
    floor: text('floor').notNull().default(''),
    more: text('more').notNull().default(''),
    createdAt: created(),
  },
  (table) => [index('addresses_by_customer').on(table.customerId)],
);

export const wishes = pgTable(
  'wishes',
  {
    id: serial('id').primaryKey(),
    customerId: partOfShopper('customer_id', () => customers.id),
    itemId: integer('item_id').references(() => items.id, { onDelete: 'cascade' }),
    storeId: integer('store_id').references(() => stores.id, { onDelete: 'cascade' }),
    createdAt: created(),
  },
  (table) => [
    index('wishes_by_item').on(table.itemId),
    index('wishes_by_store').on(table.storeId),
    uniqueIndex('wish_item_once').on(table.customerId, table.itemId),
    uniqueIndex('wish_store_once').on(table.customerId, table.storeId),
    check('wish_of_one', sql`(${table.itemId} IS NULL) <> (${table.storeId} IS NULL)`),
  ],
);

export const notifications = pgTable(
  'notifications',
  {
    id: serial('id').primaryKey(),
    customerId: partOfShopper('customer_id', () => customers.id),
    title: localized('title'),
    description: localized('description'),
    type: text('type').notNull(),
    /** The public order number. */
    orderNumber: integer('order_number'),
    /** Of a chat message; without a constraint, as the conversation may be gone. */
    conversationId: integer('conversation_id'),
    /** Who wrote the chat message. */
    senderType: text('sender_type'),
    /** When the customer saw it; null: unread. */
    seenAt: moment('seen_at'),
    createdAt: created(),
  },
  (table) => [
    index('notifications_by_customer').on(table.customerId, table.id),
    index('notifications_by_age').on(table.createdAt),
  ],
);

/** What a customer has chosen to be told, and how. What is not chosen is as `DEFAULT_CHOICES` says. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    customerId: partOfShopper('customer_id', () => customers.id),
    kind: text('kind').$type<NotificationKind>().notNull(),
    way: text('way').$type<NotificationWay>().notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.kind, table.way] })],
);

export const subscribers = pgTable('subscribers', {
  email: text('email').primaryKey(),
  createdAt: created(),
});
