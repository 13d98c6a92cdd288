/** Seeds stores and items, store by store, so that only one batch of rows is in memory. */
import { minuteOfDay } from '@shop/util';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database';
import { insertRows } from '../db/insert-rows';
import * as t from '../db/schema';
import type { DemoSize } from '../demo-marketplace';
import { CATALOGUES } from './catalogue';
import { KITCHEN_ADD_ONS } from './catalogue/options';
import { readProducts, type Product } from './catalogue/read';
import { TIME_ZONE } from './city/plan';
import { seedCategories, type Leaves } from './zones-and-categories';
import { hoursOf } from './hours';
import { itemSeed } from './item-rows';
import { createRandom, sample } from './random';
import { reviewsFor } from './reviews';
import { storePlans, storeRow, type Plan } from './store-rows';

/** Items per batch, with their dependent rows. */
const AT_ONCE = 500;
/** In the order of their foreign keys. */
const TABLES = [
  t.stores,
  t.storeSchedules,
  t.addOns,
  t.items,
  t.itemVariations,
  t.itemAddOns,
  t.reviews,
] as const satisfies readonly PgTable[];

/** Buffers rows per table and inserts them in the order they came in. */
function createBatch(db: Executor) {
  const rowsOf = new Map<PgTable, object[]>(TABLES.map((table) => [table, []]));
  return {
    add: <Table extends (typeof TABLES)[number]>(table: Table, ...rows: Table['$inferInsert'][]) =>
      void rowsOf.get(table)?.push(...rows),
    items: () => rowsOf.get(t.items)?.length ?? 0,
    write: async () => {
      for (const table of TABLES) {
        await insertRows(db, table, rowsOf.get(table) as never[]);
        rowsOf.set(table, []);
      }
    },
  };
}

/** The products of a store: the first store of a name sells all of its range, branches and small stores a part. */
function rangeOf(plan: Plan, products: readonly Product[], leaves: Leaves, share: number): readonly Product[] {
  const sold = products.filter(
    ({ category }) => plan.roots.includes('all') || plan.roots.includes(leaves.get(category)?.root ?? ''),
  );
  if (plan.branch === 0 && !plan.traits.includes('small')) return sold;
  return sample(
    createRandom(`range ${plan.slug}`),
    sold,
    plan.traits.includes('small') ? 30 : Math.max(share + 14, 40),
  );
}

export async function seedStores(db: Executor, size: DemoSize, moment: Date): Promise<void> {
  const leaves = await seedCategories(db);
  const products = new Map(CATALOGUES.map((text) => [text.module, readProducts(text)]));
  const seededAt = minuteOfDay(moment, TIME_ZONE);
  const share = Math.ceil(size.items / size.stores);
  const batch = createBatch(db);
  let [storeId, itemId, addOnId] = [0, 0, 0];
  for (const plan of storePlans(size.stores)) {
    storeId += 1;
    batch.add(t.stores, storeRow(plan, storeId, moment));
    for (const hours of hoursOf(plan.traits, seededAt, createRandom(`hours ${plan.slug}`)))
      batch.add(t.storeSchedules, { storeId, ...hours });
    const addOns =
      plan.module === 'food' ? KITCHEN_ADD_ONS.map((addOn) => ({ id: (addOnId += 1), storeId, ...addOn })) : [];
    batch.add(t.addOns, ...addOns);
    for (const product of rangeOf(plan, products.get(plan.module) ?? [], leaves, share)) {
      const category = leaves.get(product.category);
      if (!category) continue;
      itemId += 1;
      const { item, variations } = itemSeed(product, plan, itemId, storeId, category, moment);
      batch.add(t.items, item);
      batch.add(t.itemVariations, ...variations);
      if (product.groupKind && !['sweet', 'drink'].includes(product.groupKind))
        batch.add(t.itemAddOns, ...addOns.map(({ id }) => ({ itemId: item.id, addOnId: id })));
      batch.add(
        t.reviews,
        ...reviewsFor({ id: item.id, slug: item.slug, rating: item.rating ?? 0, module: plan.module }, moment),
      );
    }
    if (batch.items() >= AT_ONCE) await batch.write();
  }
  await batch.write();
}
