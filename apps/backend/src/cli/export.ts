/** `export [FILE]`: writes what `import` reads, as one snapshot. It streams: one page of rows is in memory at a time. */
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isAnyOf } from '../db/any-of';
import type { Db, Executor } from '../db/database';
import * as t from '../db/schema';
import { presentDiet } from '../features/items/present';
import { major } from '../present';
import { withDatabase, type Command } from './command';
import { startProgress } from './progress';
import type { CategoryLine, ItemLine, LineOf, Part, StoreLine, ZoneLine } from './marketplace-file';
import { writeFileAtomically, writeToStdout } from './atomic-file';

/** Rows of a page. */
const AT_ONCE = 1000;
/** An entry, and the id after which the next page starts. */
type Page<Entry> = { id: number; line: Entry }[];

async function zonesAfter(db: Executor, last: number): Promise<Page<ZoneLine>> {
  const zones = await db.select().from(t.zones).where(gt(t.zones.id, last)).orderBy(asc(t.zones.id)).limit(AT_ONCE);
  const terms = await db
    .select({ terms: t.zoneModules, module: t.modules.slug })
    .from(t.zoneModules)
    .innerJoin(t.modules, eq(t.modules.id, t.zoneModules.moduleId))
    .where(
      isAnyOf(
        t.zoneModules.zoneId,
        zones.map(({ id }) => id),
      ),
    )
    .orderBy(asc(t.zoneModules.zoneId), asc(t.zoneModules.moduleId));
  return zones.map((zone) => ({
    id: zone.id,
    line: {
      name: zone.name,
      ring: zone.ring,
      modules: terms
        .filter((entry) => entry.terms.zoneId === zone.id)
        .map(({ module, terms: { perKm, minimum, maximum } }) => ({
          module,
          ...(perKm === null ? {} : { perKm: major(perKm) }),
          ...(minimum === null ? {} : { minimum: major(minimum) }),
          ...(maximum === null ? {} : { maximum: major(maximum) }),
        })),
    },
  }));
}

async function categoriesAfter(db: Executor, last: number): Promise<Page<CategoryLine>> {
  const parent = alias(t.categories, 'parent');
  const rows = await db
    .select({ category: t.categories, module: t.modules.slug, parent: parent.slug })
    .from(t.categories)
    .innerJoin(t.modules, eq(t.modules.id, t.categories.moduleId))
    .leftJoin(parent, eq(parent.id, t.categories.parentId))
    .where(gt(t.categories.id, last))
    .orderBy(asc(t.categories.id))
    .limit(AT_ONCE);
  return rows.map(({ category, module, parent: over }) => ({
    id: category.id,
    line: {
      slug: category.slug,
      module,
      ...(over ? { parent: over } : {}),
      name: category.name,
      image: category.image,
      featured: category.featured,
    },
  }));
}

async function storesAfter(db: Executor, last: number): Promise<Page<StoreLine>> {
  const rows = await db
    .select({ store: t.stores, module: t.modules.slug, zone: t.zones.name })
    .from(t.stores)
    .innerJoin(t.modules, eq(t.modules.id, t.stores.moduleId))
    .innerJoin(t.zones, eq(t.zones.id, t.stores.zoneId))
    .where(gt(t.stores.id, last))
    .orderBy(asc(t.stores.id))
    .limit(AT_ONCE);
  const ids = rows.map(({ store }) => store.id);
  const schedules = await db
    .select()
    .from(t.storeSchedules)
    .where(isAnyOf(t.storeSchedules.storeId, ids))
    .orderBy(asc(t.storeSchedules.day), asc(t.storeSchedules.opens));
  const hoursOf = new Map(ids.map((id) => [id, [] as NonNullable<StoreLine['hours']>]));
  for (const { storeId, day, opens, closes } of schedules) hoursOf.get(storeId)?.push({ day, opens, closes });
  return rows.map(({ store, module, zone }) => ({
    id: store.id,
    line: {
      slug: store.slug,
      module,
      zone: zone.en,
      name: store.name,
      address: store.address,
      phone: store.phone,
      email: store.email,
      lat: store.lat,
      lng: store.lng,
      hours: hoursOf.get(store.id) ?? [],
      tax: store.tax,
      minimumOrder: major(store.minimumOrder),
      discountPercent: store.discountPercent,
      logo: store.logo,
      cover: store.cover,
    },
  }));
}

const medicineOf = ({ activeIngredient, packSize, packDays, prescription }: typeof t.items.$inferSelect) => ({
  ...(activeIngredient ? { activeIngredient } : {}),
  ...(packSize ? { packSize } : {}),
  ...(packDays ? { packDays } : {}),
  ...(prescription ? { prescription } : {}),
});

async function itemsAfter(db: Executor, last: number): Promise<Page<ItemLine>> {
  const rows = await db
    .select({ item: t.items, store: t.stores.slug, category: t.categories.slug })
    .from(t.items)
    .innerJoin(t.stores, eq(t.stores.id, t.items.storeId))
    .innerJoin(t.categories, eq(t.categories.id, t.items.categoryId))
    .where(and(isNull(t.items.campaignFrom), gt(t.items.id, last)))
    .orderBy(asc(t.items.id))
    .limit(AT_ONCE);
  return rows.map(({ item, store, category }) => ({
    id: item.id,
    line: {
      slug: item.slug,
      store,
      category,
      name: item.name,
      description: item.description,
      price: major(item.price),
      ...(item.discountType === 'percent'
        ? { discountPercent: item.discount }
        : { discountAmount: major(item.discount) }),
      ...(item.stock === null ? {} : { stock: item.stock }),
      ...(item.unit ? { unit: item.unit } : {}),
      ...(item.netAmount && item.netUnit ? { amount: { value: item.netAmount, unit: item.netUnit } } : {}),
      ...medicineOf(item),
      veg: item.veg,
      ...presentDiet(item),
      organic: item.organic,
      recommended: item.recommended,
      image: item.image,
      ...(item.images.length > 0 ? { images: item.images } : {}),
    },
  }));
}

const PAGES: { [P in Part]: (db: Executor, last: number) => Promise<Page<LineOf[P]>> } = {
  zones: zonesAfter,
  categories: categoriesAfter,
  stores: storesAfter,
  items: itemsAfter,
};
const TABLES = { zones: t.zones, categories: t.categories, stores: t.stores, items: t.items };

/** One list after another, one entry per line. */
async function* textOf(tx: Executor): AsyncGenerator<string> {
  let opening = '{';
  for (const part of Object.keys(PAGES) as Part[]) {
    yield `${opening}${JSON.stringify(part)}: [`;
    opening = '],\n';
    const total = await tx.$count(TABLES[part]);
    const report = startProgress(part);
    let done = 0;
    for (let last = 0; ;) {
      const page: Page<unknown> = await PAGES[part](tx, last);
      if (page.length === 0) break;
      yield page.map(({ line }, index) => `${done + index > 0 ? ',' : ''}\n${JSON.stringify(line)}`).join('');
      done += page.length;
      last = page.at(-1)?.id ?? last;
      report(done, Math.min(1, done / total));
    }
    if (done > 0) yield '\n';
  }
  yield ']}\n';
}

/** Exports one snapshot of the database, whatever changes meanwhile. */
async function exportAll(db: Db, path: string | undefined, stop?: AbortSignal): Promise<void> {
  await db.transaction(
    (tx) => (path ? writeFileAtomically(path, textOf(tx), { stop }) : writeToStdout(textOf(tx), stop)),
    {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    },
  );
}

export const exportMarketplace: Command = async ([path], env, stop) =>
  withDatabase(env, ({ db }) => exportAll(db, path, stop));
