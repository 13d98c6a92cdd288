/** Seeds what stores depend on: zones, modules and categories. */
import type { Executor } from '../db/database';
import { insertRows } from '../db/insert-rows';
import * as t from '../db/schema';
import { CATALOGUES } from './catalogue';
import { MODULE_ICONS } from './catalogue/used-icons';
import { ZONES } from './city/plan';
import { readProducts, type Product } from './catalogue/read';
import { groundHue, iconsOf } from './catalogue/scenes';
import { moduleIdOf, MODULES } from './modules';
import { pictureName } from './pictures/name';

/** A leaf category, which has items. */
export interface Leaf {
  id: number;
  /** Slug of the parent category. */
  root: string;
  hue: number;
  moduleId: number;
}
export type Leaves = ReadonlyMap<string, Leaf>;

/** The picture of a category or module: a few things on a soft ground. */
const tileOf = (icons: readonly string[], hue: number, of: string): string =>
  pictureName({ icons, hue, setting: { recipe: 'tile', word: '', look: of.length % 2, of } });

/** Three of the things that a category has. */
const iconsIn = (products: readonly Product[], category: string): string[] =>
  [
    ...new Set(
      products.filter((product) => product.category === category).flatMap((product) => iconsOf(product)[0] ?? []),
    ),
  ].slice(0, 3);

export async function seedZonesAndModules(db: Executor): Promise<void> {
  await db.insert(t.zones).values(
    ZONES.map((zone, index) => ({
      id: index + 1,
      name: zone.name,
      ring: zone.ring,
      increasedPercent: index === 2 ? 10 : 0,
      increasedMessage:
        index === 2 ? { en: 'Hill roads: delivery costs 10 % more.', ar: 'طرق جبلية: التوصيل أغلى بنسبة 10٪.' } : null,
    })),
  );
  await db.insert(t.modules).values(
    MODULES.map((entry, index) => ({
      id: index + 1,
      type: entry.type,
      slug: entry.type,
      name: entry.name,
      description: entry.description,
      icon: tileOf([MODULE_ICONS[entry.type] as string], entry.hue, entry.type),
      everyZone: entry.type === 'ecommerce',
      position: index,
    })),
  );
  const served = ZONES.flatMap((_, zone) =>
    MODULES.map((entry, module) => ({ zone, module, type: entry.type })),
  ).filter(({ zone, type }) => zone !== 2 || type === 'food' || type === 'pharmacy' || type === 'ecommerce');
  await db.insert(t.zoneModules).values(
    served.map(({ zone, module }) => ({
      zoneId: zone + 1,
      moduleId: module + 1,
      perKm: 60 + 10 * zone,
      minimum: 190 + 20 * module,
      maximum: 900,
      maximumCash: 25_000,
    })),
  );
}

/** Seeds the categories. @returns ids of the leaf categories by slug */
export async function seedCategories(db: Executor): Promise<Leaves> {
  const leaves = new Map<string, Leaf>();
  const rows: (typeof t.categories.$inferInsert)[] = [];
  let id = 0;
  for (const text of CATALOGUES) {
    const moduleId = moduleIdOf(text.module);
    const products = readProducts(text);
    text.categories.forEach((root, position) => {
      const rootId = (id += 1);
      const hue = groundHue(root.slug);
      rows.push({
        id: rootId,
        moduleId,
        parentId: 0,
        slug: root.slug,
        name: { en: root.en, ar: root.ar },
        image: tileOf(root.icons.split(' '), hue, root.slug),
        featured: root.featured,
        priority: 100 - position,
      });
      for (const child of root.children) {
        id += 1;
        rows.push({
          id,
          moduleId,
          parentId: rootId,
          slug: child.slug,
          name: { en: child.en, ar: child.ar },
          image: tileOf(iconsIn(products, child.slug), hue, child.slug),
          featured: false,
          priority: 0,
        });
        leaves.set(child.slug, { id, root: root.slug, hue, moduleId });
      }
    });
  }
  await insertRows(db, t.categories, rows);
  return leaves;
}
