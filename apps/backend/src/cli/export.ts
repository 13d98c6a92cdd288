/** `export [FILE]`: what `import` reads. */
import { writeFileSync } from 'node:fs';
import { asc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database';
import * as t from '../db/schema';
import { major } from '../present';
import { withDatabase, type Command } from './command';
import type { WorldFile } from './world-file';

const amount = (value: number | null) => (value === null ? {} : { value: major(value) });

export async function readAll(db: Executor): Promise<WorldFile> {
  const terms = await db
    .select({ terms: t.zoneModules, module: t.modules.slug })
    .from(t.zoneModules)
    .innerJoin(t.modules, eq(t.modules.id, t.zoneModules.moduleId));
  const zones = await db.select().from(t.zones).orderBy(asc(t.zones.id));
  const parent = alias(t.categories, 'parent');
  const categories = await db
    .select({ category: t.categories, module: t.modules.slug, parent: parent.slug })
    .from(t.categories)
    .innerJoin(t.modules, eq(t.modules.id, t.categories.moduleId))
    .leftJoin(parent, eq(parent.id, t.categories.parentId))
    .orderBy(asc(t.categories.id));
  const stores = await db
    .select({ store: t.stores, module: t.modules.slug, zone: t.zones.name })
    .from(t.stores)
    .innerJoin(t.modules, eq(t.modules.id, t.stores.moduleId))
    .innerJoin(t.zones, eq(t.zones.id, t.stores.zoneId))
    .orderBy(asc(t.stores.id));
  const schedules = await db.select().from(t.storeSchedules).orderBy(asc(t.storeSchedules.day));
  const items = await db
    .select({ item: t.items, store: t.stores.slug, category: t.categories.slug })
    .from(t.items)
    .innerJoin(t.stores, eq(t.stores.id, t.items.storeId))
    .innerJoin(t.categories, eq(t.categories.id, t.items.categoryId))
    .where(isNull(t.items.campaignFrom))
    .orderBy(asc(t.items.id));
  return {
    zones: zones.map((zone) => ({
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
    })),
    categories: categories.map(({ category, module, parent: over }) => ({
      slug: category.slug,
      module,
      ...(over ? { parent: over } : {}),
      name: category.name,
      image: category.image,
      featured: category.featured,
    })),
    stores: stores.map(({ store, module, zone }) => {
      return {
        slug: store.slug,
        module,
        zone: zone.en,
        name: store.name,
        address: store.address,
        phone: store.phone,
        email: store.email,
        lat: store.lat,
        lng: store.lng,
        hours: schedules
          .filter(({ storeId }) => storeId === store.id)
          .map(({ day, opens, closes }) => ({ day, opens, closes })),
        tax: store.tax,
        minimumOrder: major(store.minimumOrder),
        discountPercent: store.discountPercent,
        logo: store.logo,
        cover: store.cover,
      };
    }),
    items: items.map(({ item, store, category }) => ({
      slug: item.slug,
      store,
      category,
      name: item.name,
      description: item.description,
      price: amount(item.price).value ?? 0,
      ...(item.discountType === 'percent'
        ? { discountPercent: item.discount }
        : { discountAmount: major(item.discount) }),
      ...(item.stock === null ? {} : { stock: item.stock }),
      ...(item.unit ? { unit: item.unit } : {}),
      veg: item.veg,
      organic: item.organic,
      recommended: item.recommended,
      image: item.image,
      ...(item.images.length > 0 ? { images: item.images } : {}),
    })),
  };
}

export const exportWorld: Command = async ([path], env) =>
  withDatabase(env, async ({ db }) => {
    const text = `${JSON.stringify(await readAll(db), null, 1)}\n`;
    if (path) writeFileSync(path, text);
    else process.stdout.write(text);
  });
