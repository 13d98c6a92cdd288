/** Zones, modules, categories, brands and conditions. */
import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { partOf, refersTo, localized, type Localized } from './columns';

export const worldFacts = pgTable('world_facts', { key: text('key').primaryKey(), value: text('value').notNull() });

export const zones = pgTable('zones', {
  id: serial('id').primaryKey(),
  name: localized('name'),
  /** Polygon corners as [lng, lat]; the first equals the last. */
  ring: jsonb('ring').$type<[number, number][]>().notNull(),
  cashOnDelivery: boolean('cash_on_delivery').notNull().default(true),
  increasedPercent: integer('increased_percent').notNull().default(0),
  increasedMessage: jsonb('increased_message').$type<Localized>(),
});

export const modules = pgTable('modules', {
  id: serial('id').primaryKey(),
  type: text('type').notNull(),
  slug: text('slug').notNull().unique(),
  name: localized('name'),
  description: localized('description'),
  icon: text('icon').notNull(),
  everyZone: boolean('every_zone').notNull().default(false),
  position: integer('position').notNull(),
});

export const zoneModules = pgTable(
  'zone_modules',
  {
    zoneId: refersTo('zone_id', () => zones.id),
    moduleId: refersTo('module_id', () => modules.id),
    perKm: integer('per_km'),
    minimum: integer('minimum'),
    maximum: integer('maximum'),
    maximumCash: integer('maximum_cash'),
  },
  (table) => [
    index('zone_modules_by_module').on(table.moduleId),
    primaryKey({ columns: [table.zoneId, table.moduleId] }),
  ],
);

export const categories = pgTable(
  'categories',
  {
    id: serial('id').primaryKey(),
    moduleId: refersTo('module_id', () => modules.id),
    parentId: integer('parent_id').notNull().default(0),
    slug: text('slug').notNull().unique(),
    name: localized('name'),
    image: text('image').notNull(),
    featured: boolean('featured').notNull().default(false),
    priority: integer('priority').notNull().default(0),
  },
  (table) => [index('categories_by_module').on(table.moduleId, table.parentId)],
);

export const brands = pgTable(
  'brands',
  {
    id: serial('id').primaryKey(),
    moduleId: partOf('module_id', () => modules.id),
    slug: text('slug').notNull().unique(),
    name: localized('name'),
    image: text('image').notNull(),
  },
  (table) => [index('brands_by_module').on(table.moduleId)],
);

/** What medicine is for: headache, cold, skin. */
export const conditions = pgTable(
  'conditions',
  {
    id: serial('id').primaryKey(),
    moduleId: partOf('module_id', () => modules.id),
    slug: text('slug').notNull().unique(),
    name: localized('name'),
  },
  (table) => [index('conditions_by_module').on(table.moduleId)],
);

/** Texts and pictures of a home's promotional sections, by key (contract §4.1). */
export const moduleContents = pgTable(
  'module_contents',
  {
    id: serial('id').primaryKey(),
    moduleId: partOf('module_id', () => modules.id),
    section: text('section').$type<'promotion' | 'video'>().notNull(),
    key: text('key').notNull(),
    /** A text in both languages, or the same file name twice. */
    value: localized('value'),
    position: integer('position').notNull().default(0),
  },
  (table) => [uniqueIndex('module_content_once').on(table.moduleId, table.section, table.key)],
);

/** "Why choose this module": one row per reason. */
export const moduleReasons = pgTable(
  'module_reasons',
  {
    id: serial('id').primaryKey(),
    moduleId: partOf('module_id', () => modules.id),
    title: localized('title'),
    text: localized('text'),
    image: text('image').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('module_reasons_by_module').on(table.moduleId)],
);

/** What may be sent. A category's rates take precedence over those of the marketplace. */
export const parcelCategories = pgTable(
  'parcel_categories',
  {
    id: serial('id').primaryKey(),
    moduleId: partOf('module_id', () => modules.id),
    name: localized('name'),
    description: localized('description'),
    image: text('image').notNull(),
    perKm: integer('per_km'),
    minimum: integer('minimum'),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('parcel_categories_by_module').on(table.moduleId)],
);
