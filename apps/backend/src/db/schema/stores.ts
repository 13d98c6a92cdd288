/** Stores and their opening hours. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
} from 'drizzle-orm/pg-core';
import { created, partOf, refersTo, localized, type Localized } from './columns';
import { modules, zones } from './marketplace';

export const stores = pgTable(
  'stores',
  {
    id: serial('id').primaryKey(),
    moduleId: refersTo('module_id', () => modules.id),
    zoneId: refersTo('zone_id', () => zones.id),
    slug: text('slug').notNull().unique(),
    name: localized('name'),
    address: localized('address'),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    /** What the store says of itself; null: nothing. */
    description: jsonb('description').$type<Localized>(),
    /** Its news, shown on its page; null: none. */
    announcement: jsonb('announcement').$type<Localized>(),
    logo: text('logo').notNull(),
    cover: text('cover').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    active: boolean('active').notNull().default(true),
    minutesLow: integer('minutes_low').notNull(),
    minutesHigh: integer('minutes_high').notNull(),
    delivers: boolean('delivers').notNull().default(true),
    takesAway: boolean('takes_away').notNull().default(true),
    scheduleOrder: boolean('schedule_order').notNull().default(false),
    freeDelivery: boolean('free_delivery').notNull().default(false),
    ownPerKm: integer('own_per_km'),
    ownMinimum: integer('own_minimum'),
    tax: doublePrecision('tax').notNull().default(0),
    minimumOrder: integer('minimum_order').notNull().default(0),
    discountPercent: integer('discount_percent').notNull().default(0),
    discountMaximum: integer('discount_maximum').notNull().default(0),
    discountMinimum: integer('discount_minimum').notNull().default(0),
    veg: boolean('veg').notNull().default(true),
    nonVeg: boolean('non_veg').notNull().default(true),
    featured: boolean('featured').notNull().default(false),
    rating: doublePrecision('rating').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    positivePercent: integer('positive_percent').notNull().default(0),
    orderCount: integer('order_count').notNull().default(0),
    createdAt: created(),
  },
  (table) => [
    index('stores_by_zone').on(table.zoneId),
    index('stores_by_module_zone').on(table.moduleId, table.zoneId),
  ],
);

export const storeSchedules = pgTable(
  'store_schedules',
  {
    id: serial('id').primaryKey(),
    storeId: partOf('store_id', () => stores.id),
    day: integer('day').notNull(),
    opens: text('opens').notNull(),
    closes: text('closes').notNull(),
  },
  (table) => [index('schedules_by_store').on(table.storeId), check('schedule_day', sql`${table.day} BETWEEN 0 AND 6`)],
);

const ranges = customType<{ data: string }>({ dataType: () => 'int4multirange' });

/**
 * The minutes of a week, which starts on Sunday, in which a store is open: {@link storeSchedules} as one value, kept by a trigger.
 * A list that puts open stores first asks it of every store.
 */
export const storeHours = pgTable('store_hours', {
  storeId: integer('store_id').primaryKey(),
  open: ranges('open').notNull(),
});
