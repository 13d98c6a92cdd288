/** `import FILE`: all of it or nothing, with every fault named by its line. What has the slug of something known changes it. */
import { parseArgs } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { minor, toMinor } from '@shop/util';
import type { Executor } from '../db/database';
import * as t from '../db/schema';
import { DIGITS } from '../present';
import { pictureName, tintOf } from '../world/pictures/draw';
import { CliError, progress, withDatabase, type Command } from './command';
import { readWorld, type ReadWorld } from './read-world';
import type { CategoryLine, ItemLine, StoreLine, ZoneLine } from './world-file';

const money = (amount: number | undefined) => (amount === undefined ? null : toMinor(amount, DIGITS));
const PLAIN = pictureName(['package'], 210);
const idBy = async (rows: Promise<{ key: string; id: number }[]>) =>
  new Map((await rows).map(({ key, id }) => [key, id]));

async function importZones(db: Executor, lines: ZoneLine[], modules: Map<string, number>): Promise<void> {
  for (const { name, ring, modules: served } of lines) {
    const known = await db
      .select({ id: t.zones.id })
      .from(t.zones)
      .where(sql`${t.zones.name}->>'en' = ${name.en}`);
    const row = { name, ring: ring as [number, number][] };
    const id = known[0]?.id ?? (await db.insert(t.zones).values(row).returning({ id: t.zones.id }))[0]?.id ?? 0;
    if (known[0]) await db.update(t.zones).set(row).where(eq(t.zones.id, id));
    await db.delete(t.zoneModules).where(eq(t.zoneModules.zoneId, id));
    for (const terms of served)
      await db.insert(t.zoneModules).values({
        zoneId: id,
        moduleId: modules.get(terms.module) as number,
        perKm: money(terms.perKm),
        minimum: money(terms.minimum),
        maximum: money(terms.maximum),
      });
  }
}

async function importCategories(db: Executor, lines: CategoryLine[], modules: Map<string, number>): Promise<void> {
  // Parents before their children.
  for (const line of [...lines].sort((a, b) => Number(Boolean(a.parent)) - Number(Boolean(b.parent)))) {
    const parents = line.parent
      ? await db.select({ id: t.categories.id }).from(t.categories).where(eq(t.categories.slug, line.parent))
      : [];
    const row = {
      slug: line.slug,
      moduleId: modules.get(line.module) as number,
      parentId: parents[0]?.id ?? 0,
      name: line.name,
      image: line.image ?? PLAIN,
      featured: line.featured ?? false,
    };
    await db.insert(t.categories).values(row).onConflictDoUpdate({ target: t.categories.slug, set: row });
  }
}

async function importStores(
  db: Executor,
  lines: StoreLine[],
  modules: Map<string, number>,
  zones: Map<string, number>,
) {
  for (const [index, line] of lines.entries()) {
    const { opens = '00:00', closes = '23:59:59', zone, module, minimumOrder, ...rest } = line;
    const row = {
      slug: rest.slug,
      name: rest.name,
      address: rest.address,
      phone: rest.phone,
      email: rest.email,
      lat: rest.lat,
      lng: rest.lng,
      tax: rest.tax ?? 0,
      discountPercent: rest.discountPercent ?? 0,
      moduleId: modules.get(module) as number,
      zoneId: zones.get(zone) as number,
      minimumOrder: money(minimumOrder) ?? minor(0),
      logo: rest.logo ?? PLAIN,
      cover: rest.cover ?? PLAIN,
      minutesLow: 25,
      minutesHigh: 40,
    };
    const [saved] = await db
      .insert(t.stores)
      .values(row)
      .onConflictDoUpdate({ target: t.stores.slug, set: row })
      .returning({ id: t.stores.id });
    if (!saved) throw new CliError(`The store ${row.slug} was not saved.`);
    await db.delete(t.storeSchedules).where(eq(t.storeSchedules.storeId, saved.id));
    const time = (text: string) => (text.length === 5 ? `${text}:00` : text);
    const hours = line.hours ?? [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens, closes }));
    if (hours.length === 0) continue;
    await db.insert(t.storeSchedules).values(
      hours.map((entry) => ({
        storeId: saved.id,
        day: entry.day,
        opens: time(entry.opens),
        closes: time(entry.closes),
      })),
    );
    if (index % 50 === 49) progress(`stores: ${index + 1} of ${lines.length}`);
  }
}

async function importItems(db: Executor, lines: ItemLine[]): Promise<void> {
  const stores = new Map(
    (
      await db
        .select({ slug: t.stores.slug, id: t.stores.id, moduleId: t.stores.moduleId, name: t.stores.name })
        .from(t.stores)
    ).map((store) => [store.slug, store]),
  );
  const categories = await idBy(db.select({ key: t.categories.slug, id: t.categories.id }).from(t.categories));
  for (const [index, line] of lines.entries()) {
    const store = stores.get(line.store);
    if (!store) throw new CliError(`The store ${line.store} went away.`);
    const row = {
      slug: line.slug,
      storeId: store.id,
      moduleId: store.moduleId,
      categoryId: categories.get(line.category) as number,
      name: line.name,
      description: line.description ?? { en: '', ar: '' },
      image: line.image ?? PLAIN,
      images: line.images ?? [],
      tint: tintOf(Number(/~(\d+)/.exec(line.image ?? PLAIN)?.[1] ?? 210)),
      price: toMinor(line.price, DIGITS),
      discount: line.discountAmount === undefined ? (line.discountPercent ?? 0) : toMinor(line.discountAmount, DIGITS),
      discountType: line.discountAmount === undefined ? ('percent' as const) : ('amount' as const),
      stock: line.stock ?? null,
      unit: line.unit ?? null,
      veg: line.veg ?? true,
      organic: line.organic ?? false,
      recommended: line.recommended ?? false,
      searchText: [line.name.en, line.name.ar, store.name.en, store.name.ar].join(' ').toLowerCase(),
    };
    await db.insert(t.items).values(row).onConflictDoUpdate({ target: t.items.slug, set: row });
    if (index % 200 === 199) progress(`items: ${index + 1} of ${lines.length}`);
  }
}

/** What a line names and nobody knows. */
async function danglingOf(db: Executor, { world, where }: ReadWorld): Promise<string[]> {
  const slugs = async (table: typeof t.modules | typeof t.categories | typeof t.stores) =>
    new Set((await db.select({ slug: table.slug }).from(table)).map(({ slug }) => slug));
  const [modules, categories, stores] = [await slugs(t.modules), await slugs(t.categories), await slugs(t.stores)];
  const zones = new Set((await db.select({ name: t.zones.name }).from(t.zones)).map(({ name }) => name.en));
  for (const { slug } of world.categories) categories.add(slug);
  for (const { slug } of world.stores) stores.add(slug);
  for (const { name } of world.zones) zones.add(name.en);
  const faults: string[] = [];
  const need = (part: string, key: string, kind: string, wanted: string | undefined, known: Set<string>) => {
    if (wanted !== undefined && !known.has(wanted))
      faults.push(`${where.get(`${part} ${key}`) ?? key}: there is no ${kind} ${wanted}`);
  };
  for (const zone of world.zones)
    for (const { module } of zone.modules) need('zones', zone.name.en, 'module', module, modules);
  for (const line of world.categories) {
    need('categories', line.slug, 'module', line.module, modules);
    need('categories', line.slug, 'category', line.parent, categories);
  }
  for (const line of world.stores) {
    need('stores', line.slug, 'module', line.module, modules);
    need('stores', line.slug, 'zone', line.zone, zones);
  }
  for (const line of world.items) {
    need('items', line.slug, 'store', line.store, stores);
    need('items', line.slug, 'category', line.category, categories);
  }
  return faults;
}

function refuse(faults: string[]): never {
  const shown = faults.slice(0, 50).join('\n');
  const more = faults.length > 50 ? `\n… and ${faults.length - 50} more` : '';
  throw new CliError(`Nothing was imported:\n${shown}${more}`);
}

export const importWorld: Command = async (words, env) => {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [path] = positionals;
  if (!path) throw new CliError('import FILE: which file?');
  const read = readWorld(path);
  if (read.faults.length > 0) refuse(read.faults);
  const { world } = read;
  await withDatabase(env, async ({ db }) => {
    const dangling = await danglingOf(db, read);
    if (dangling.length > 0) refuse(dangling);
    const counts = Object.entries(world)
      .filter(([, list]) => list.length > 0)
      .map(([part, list]: [string, unknown[]]) => `${list.length} ${part}`)
      .join(', ');
    if (values['dry-run']) return console.log(`Nothing is wrong with ${counts || 'an empty file'}.`);
    await db.transaction(async (tx) => {
      const modules = await idBy(tx.select({ key: t.modules.slug, id: t.modules.id }).from(t.modules));
      await importZones(tx, world.zones, modules);
      const zones = await idBy(tx.select({ key: sql<string>`${t.zones.name}->>'en'`, id: t.zones.id }).from(t.zones));
      await importCategories(tx, world.categories, modules);
      await importStores(tx, world.stores, modules, zones);
      await importItems(tx, world.items);
    });
    return console.log(`Imported ${counts || 'nothing'}.`);
  });
};
