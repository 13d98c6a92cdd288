/** Fills an empty database with the demo: the same rows for the same size, on any day. */
import { sql } from 'drizzle-orm';
import type { Db, Executor } from '../db/database';
import * as t from '../db/schema';
import type { DemoSize } from '../demo-marketplace';
import { readEntries } from '../features/search/read-entries';
import { seedBanners } from './banners';
import { seedCouriers } from './couriers';
import { seedDishFacts } from './dish-facts';
import { seedZonesAndModules } from './zones-and-categories';
import { seedOffers } from './offers';
import { seedPaces } from './paces';
import { seedPromotions } from './promotions';
import { seedAmounts } from './amounts';
import { seedMedicines } from './medicines';
import { seedStores } from './stores-and-items';
import { seedCampaignItems, seedSpecials } from './specials';

/** Moves the sequences past the explicitly inserted ids. */
async function moveSequences(db: Executor): Promise<void> {
  for (const table of ['zones', 'modules', 'categories', 'stores', 'items', 'add_ons'])
    await db.execute(
      sql.raw(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`),
    );
  await db.execute(sql.raw(`SELECT setval(pg_get_serial_sequence('orders', 'id'), 100000)`));
}

type Fill = (db: Executor, size: DemoSize, moment: Date) => Promise<void>;

async function seedCore(db: Executor, size: DemoSize, moment: Date): Promise<void> {
  await seedZonesAndModules(db);
  await seedStores(db, size, moment);
  await seedBanners(db);
  await seedCouriers(db);
  await moveSequences(db);
}

async function idsOfModules(db: Executor): Promise<Map<string, number>> {
  const modules = await db.select({ id: t.modules.id, type: t.modules.type }).from(t.modules);
  return new Map(modules.map(({ id, type }) => [type, id]));
}

/** The parts of the demo, oldest first: a demo seeded by an older version gets the parts it lacks. */
const PARTS: readonly [fact: string, fill: Fill][] = [
  ['seeded', seedCore],
  ['promotions', async (db) => seedPromotions(db, await idsOfModules(db))],
  ['offers', async (db, _size, moment) => seedOffers(db, await idsOfModules(db), moment)],
  ['specials', async (db, _size, moment) => seedSpecials(db, await idsOfModules(db), moment)],
  ['amounts', async (db) => seedAmounts(db)],
  ['dish facts', async (db) => seedDishFacts(db)],
  ['medicines', async (db) => seedMedicines(db, (await idsOfModules(db)).get('pharmacy'))],
  ['paces', async (db) => seedPaces(db)],
  ['campaign items', async (db, _size, moment) => seedCampaignItems(db, await idsOfModules(db), moment)],
];

/** Seeds each missing part once, all in one transaction. @returns whether anything was seeded */
export async function seedDemo(db: Db, size: DemoSize, moment: Date): Promise<boolean> {
  const facts = await db.select({ key: t.worldFacts.key }).from(t.worldFacts);
  const missing = PARTS.filter(([fact]) => !facts.some(({ key }) => key === fact));
  for (const [fact, fill] of missing)
    await db.transaction(async (tx) => {
      await fill(tx, size, moment);
      await tx.insert(t.worldFacts).values({ key: fact, value: JSON.stringify(size) });
    });
  if (missing.length > 0) await readEntries(db);
  // The planner's statistics, and pages that an index alone may answer for, before the first request.
  if (missing.length > 0) await db.execute(sql`VACUUM (ANALYZE)`);
  return missing.length > 0;
}
