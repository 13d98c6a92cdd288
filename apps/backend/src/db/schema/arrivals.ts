/** What finished orders taught about the next ones (decision 114): the last of each, in one row that one order adds to. */
import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { partOf } from './columns';
import { modules, zones } from './marketplace';
import { stores } from './stores';

const seconds = (name: string) => integer(name).array().notNull().default([]);

export const storePaces = pgTable('store_paces', {
  storeId: partOf('store_id', () => stores.id).primaryKey(),
  /** Seconds from accepted to ready, the newest first. */
  prepare: seconds('prepare'),
  /** Seconds from ready to picked up. */
  pickUp: seconds('pick_up'),
  /** Seconds of each kilometre along the streets. */
  ride: seconds('ride'),
});

export const zonePaces = pgTable(
  'zone_paces',
  {
    zoneId: partOf('zone_id', () => zones.id),
    moduleId: partOf('module_id', () => modules.id),
    /** Preparation in thousandths of what the store states. */
    prepare: seconds('prepare'),
    pickUp: seconds('pick_up'),
    ride: seconds('ride'),
  },
  (table) => [
    primaryKey({ columns: [table.zoneId, table.moduleId] }),
    index('zone_paces_by_module').on(table.moduleId),
  ],
);
