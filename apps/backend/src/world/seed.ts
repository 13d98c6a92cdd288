/** Fills an empty database with the demo world: the same rows for the same size, whatever the day. */
import { minuteOfDay } from '@shop/util';
import { sql } from 'drizzle-orm';
import type { Db, Executor } from '../db/database';
import * as t from '../db/schema';
import { CATALOGUES } from './catalogue';
import { GROUPS, KITCHEN_ADD_ONS, VARIATIONS } from './catalogue/options';
import { readProducts, type Product } from './catalogue/read';
import { STORES, STORIES, type StorePlan } from './catalogue/stores';
import { COURIER_ICONS, MODULE_ICONS } from './catalogue/used-icons';
import { addressOf, fullAddress } from './city/gazetteer';
import { at, TIME_ZONE, ZONES } from './city/plan';
import { pictureName, tintOf, viewsOf } from './pictures/draw';
import { hoursOf } from './hours';
import { seedPromotions } from './promotions';
import { between, chance, pick, some } from './random';
import { seedOffers } from './offers';
import { reviewsFor } from './reviews';
import { seedCampaignItems, seedSpecials } from './specials';

const MODULES = [
  {
    type: 'grocery',
    hue: 145,
    name: { en: 'Grocery', ar: 'بقالة' },
    description: { en: 'Fresh food and everything for the house.', ar: 'طعام طازج وكل ما يلزم البيت.' },
  },
  {
    type: 'food',
    hue: 14,
    name: { en: 'Food', ar: 'طعام' },
    description: { en: 'Restaurants near you, hot at the door.', ar: 'مطاعم قريبة، ساخنة عند الباب.' },
  },
  {
    type: 'pharmacy',
    hue: 185,
    name: { en: 'Pharmacy', ar: 'صيدلية' },
    description: { en: 'Care and medicine, also by prescription.', ar: 'عناية وأدوية، وبوصفة طبية أيضًا.' },
  },
  {
    type: 'ecommerce',
    hue: 245,
    name: { en: 'Shop', ar: 'تسوّق' },
    description: { en: 'Fashion, electronics, home and more.', ar: 'أزياء وإلكترونيات ومنزل والمزيد.' },
  },
  {
    type: 'parcel',
    hue: 40,
    name: { en: 'Parcel', ar: 'طرود' },
    description: { en: 'We deliver anything across the city.', ar: 'نوصل أي شيء في المدينة.' },
  },
] as const;

export interface WorldSize {
  items: number;
  stores: number;
}

const lower = (text: string) => text.toLowerCase();
const hueOf = (text: string) => Math.floor(chance(`hue ${text}`)() * 360);

/** Inserts in slices, so that a large world stays within a statement's number of parameters. */
async function fill<Row>(rows: Row[], insert: (slice: Row[]) => Promise<unknown>, size = 400): Promise<void> {
  for (let from = 0; from < rows.length; from += size) await insert(rows.slice(from, from + size));
}

async function seedGround(db: Executor): Promise<void> {
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
      icon: pictureName([MODULE_ICONS[entry.type] as string], entry.hue),
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

/** Ids of the leaf categories by their slug. */
async function seedCategories(
  db: Executor,
): Promise<Map<string, { id: number; root: string; hue: number; moduleId: number }>> {
  const leaves = new Map<string, { id: number; root: string; hue: number; moduleId: number }>();
  const rows: (typeof t.categories.$inferInsert)[] = [];
  let id = 0;
  for (const text of CATALOGUES) {
    const moduleId = MODULES.findIndex(({ type }) => type === text.module) + 1;
    text.categories.forEach((root, position) => {
      const rootId = (id += 1);
      const hue = hueOf(root.slug);
      rows.push({
        id: rootId,
        moduleId,
        parentId: 0,
        slug: root.slug,
        name: { en: root.en, ar: root.ar },
        image: pictureName(root.icons.split(' '), hue),
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
          image: pictureName(root.icons.split(' '), hue),
          featured: false,
          priority: 0,
        });
        leaves.set(child.slug, { id, root: root.slug, hue, moduleId });
      }
    });
  }
  await fill(rows, (slice) => db.insert(t.categories).values(slice));
  return leaves;
}

/** The plans repeated until there are enough stores; a branch carries the name of its street. */
function* storePlans(count: number): Generator<StorePlan & { branch: number }> {
  for (let index = 0; index < count; index += 1) {
    const plan = STORES[index % STORES.length] as StorePlan;
    const branch = Math.floor(index / STORES.length);
    if (branch === 0) yield { ...plan, branch };
    else
      yield {
        ...plan,
        branch,
        slug: `${plan.slug}-${branch + 1}`,
        name: { en: `${plan.name.en} ${branch + 1}`, ar: `${plan.name.ar} ${branch + 1}` },
        marks: plan.marks.filter((mark) => mark === 'zone3' || mark === 'alwaysopen'),
      };
  }
}

const markNumber = (plan: StorePlan, name: string): number =>
  Number(plan.marks.find((mark) => mark.startsWith(name))?.slice(name.length) ?? 0);

function storeRow(plan: StorePlan & { branch: number }, id: number, moment: Date): typeof t.stores.$inferInsert {
  const random = chance(`store ${plan.slug}`);
  const far = plan.marks.includes('zone3');
  // The central columns lie in both overlapping zones, so that most shops reach the default place.
  const column = far ? 9.4 + random() * 4 : 1 + random() * 11;
  const row = far ? 8.4 + random() * 3 : 0.6 + random() * 6.4;
  const point = at(column, row);
  const zoneId = far ? 3 : column < 8.4 ? 1 : 2;
  const address = addressOf(point);
  const minutes = between(random, 15, 40);
  return {
    id,
    moduleId: MODULES.findIndex(({ type }) => type === plan.module) + 1,
    zoneId,
    slug: plan.slug,
    name: plan.name,
    address: address ? fullAddress(address) : { en: 'Port Almera', ar: 'بورت ألميرا' },
    phone: `+356 21${String(100_000 + id * 37).slice(0, 6)}`,
    email: `hello@${plan.slug}.example`,
    logo: pictureName(plan.icons.slice(0, 1), hueOf(plan.slug)),
    cover: pictureName(plan.icons, hueOf(plan.slug)),
    lat: point.lat,
    lng: point.lng,
    active: !plan.marks.includes('closed'),
    minutesLow: minutes,
    minutesHigh: minutes + between(random, 5, 20),
    delivers: !plan.marks.includes('takeaway'),
    takesAway: true,
    scheduleOrder: plan.marks.includes('scheduleonly') || random() < 0.4 || plan.slug === STORIES['open-grocery'],
    freeDelivery: plan.marks.includes('free'),
    ownPerKm: plan.marks.includes('own') ? 45 : null,
    ownMinimum: plan.marks.includes('own') ? 150 : null,
    tax: plan.module === 'food' ? 7 : 5,
    minimumOrder: markNumber(plan, 'min') * 100,
    discountPercent: markNumber(plan, 'discount'),
    discountMaximum: markNumber(plan, 'discount') > 0 ? 1500 : 0,
    discountMinimum: 0,
    veg: true,
    nonVeg: !plan.marks.includes('veg'),
    featured: plan.marks.includes('featured'),
    rating: Number((3.6 + random() * 1.4).toFixed(1)),
    ratingCount: between(random, 12, 900),
    positivePercent: between(random, 82, 99),
    orderCount: between(random, 40, 6000),
    createdAt: new Date(moment.getTime() - between(random, 3, 700) * 86_400_000),
  };
}

interface ItemSeed {
  item: typeof t.items.$inferInsert;
  variations: (typeof t.itemVariations.$inferInsert)[];
}

function variationsOf(
  product: Product,
  itemId: number,
  price: number,
  random: () => number,
): { choices: (typeof t.items.$inferInsert)['choices']; rows: ItemSeed['variations'] } {
  const kind = product.variationKind ? VARIATIONS[product.variationKind] : null;
  if (!kind) return { choices: [], rows: [] };
  const squeeze = (text: string) => text.replaceAll(' ', '');
  const combinations = kind.choices.reduce<number[][]>(
    (list, choice) => list.flatMap((indexes) => choice.options.map((_, index) => [...indexes, index])),
    [[]],
  );
  const rows = combinations.map((indexes, position) => {
    const labels = indexes.map((index, at) => kind.choices[at]?.options[index]);
    return {
      itemId,
      type: {
        en: labels.map((label) => squeeze(label?.en ?? '')).join('-'),
        ar: labels.map((label) => squeeze(label?.ar ?? '')).join('-'),
      },
      price: Math.max(5, Math.round((price * kind.factor(indexes)) / 5) * 5),
      stock: random() < 0.08 ? 0 : between(random, 4, 90),
      position,
    };
  });
  return { choices: kind.choices, rows };
}

function itemSeed(
  product: Product,
  plan: StorePlan,
  id: number,
  storeId: number,
  category: { id: number; hue: number; moduleId: number },
  moment: Date,
): ItemSeed {
  const random = chance(`item ${product.slug} ${plan.slug}`);
  const isFood = plan.module === 'food';
  const price = Math.max(50, Math.round((product.price * (0.9 + random() * 0.22)) / 5) * 5);
  const { choices, rows } = variationsOf(product, id, price, random);
  const discounted = random() < 0.22;
  const byAmount = discounted && random() < 0.35;
  const slug = `${product.slug}-${plan.slug}`;
  const hue = (category.hue + Math.floor(chance(`tone ${product.slug}`)() * 40) - 20 + 360) % 360;
  const item: ItemSeed['item'] = {
    id,
    storeId,
    moduleId: category.moduleId,
    categoryId: category.id,
    slug,
    name: product.name,
    description: product.description,
    image: pictureName(product.icons, hue),
    images: viewsOf(product.icons, hue, VIEWS[plan.module] ?? 0),
    tint: tintOf(hue),
    price: rows[0]?.price ?? price,
    discount: !discounted ? 0 : byAmount ? Math.round(price * 0.15) : pick(random, [5, 10, 15, 20, 25]),
    discountType: byAmount ? 'amount' : 'percent',
    stock: isFood
      ? null
      : rows.length > 0
        ? rows.reduce((sum, row) => sum + row.stock, 0)
        : random() < 0.05
          ? 0
          : between(random, 3, 160),
    maximumQuantity: random() < 0.15 ? between(random, 4, 12) : null,
    unit: product.unit,
    veg: product.veg,
    organic: product.organic,
    recommended: product.recommended,
    halal: isFood && random() < 0.3,
    availableFrom: product.onlyMorning ? '06:00:00' : isFood ? '00:00:00' : null,
    availableTo: product.onlyMorning ? '11:30:00' : isFood ? '23:59:59' : null,
    choices,
    groups: product.groupKind ? (GROUPS[product.groupKind] ?? []) : [],
    tags: [
      ...(product.organic ? [{ en: 'organic', ar: 'عضوي' }] : []),
      ...(product.veg && isFood ? [{ en: 'vegetarian', ar: 'نباتي' }] : []),
    ],
    rating: random() < 0.1 ? 0 : Number((3.4 + random() * 1.6).toFixed(1)),
    ratingCount: between(random, 0, 220),
    orderCount: between(random, 0, 900) + (product.recommended ? 400 : 0),
    searchText: lower(`${product.name.en} ${product.name.ar} ${plan.name.en} ${plan.name.ar}`),
    createdAt: new Date(moment.getTime() - between(random, 0, 300) * 86_400_000),
  };
  return {
    item: { ...item, ...STORY_ITEMS[slug]?.item, ...(CAMPAIGNS.has(slug) ? campaign(moment) : {}) },
    variations: rows.map((row) => ({ ...row, ...STORY_ITEMS[slug]?.variation?.(row.position) })),
  };
}

/** How many more pictures an item has than its first: what is bought by its looks has many. */
const VIEWS: Partial<Record<string, number>> = { ecommerce: 6, grocery: 2, pharmacy: 1, food: 1 };

const CAMPAIGNS = new Set<string>([
  STORIES['grocery-campaign'],
  STORIES['food-campaign'],
  STORIES['ecommerce-campaign'],
]);
const campaign = (moment: Date) => ({
  campaignFrom: new Date(moment.getTime() - 86_400_000),
  campaignTo: new Date(moment.getTime() + 9 * 86_400_000),
  discount: 30,
  discountType: 'percent' as const,
});

/** Facts that tests count on (see STORIES in catalogue/stores.ts). */
const STORY_ITEMS: Record<
  string,
  { item?: Partial<ItemSeed['item']>; variation?: (position: number) => { stock: number } }
> = {
  'whole-milk-green-corner': { variation: (position) => ({ stock: position === 1 ? 0 : 40 }) },
  'olive-oil-green-corner': {
    item: { discount: 10, discountType: 'percent', maximumQuantity: null },
    variation: () => ({ stock: 60 }),
  },
  'lobster-green-corner': { item: { stock: 0 } },
  'eggs-green-corner': { item: { stock: 3, maximumQuantity: null, discount: 0 } },
  'honey-green-corner': { item: { stock: 50, maximumQuantity: 4 } },
  'margherita-forno-almera': { item: { discount: 0, maximumQuantity: null } },
  'classic-burger-smash-yard': { item: { discount: 20, discountType: 'percent', maximumQuantity: null } },
  'bananas-green-corner': { item: { stock: 500, maximumQuantity: null, discount: 0 } },
  'paracetamol-almera-pharmacy': { variation: () => ({ stock: 50 }) },
};

async function seedStores(db: Executor, size: WorldSize, moment: Date): Promise<void> {
  const leaves = await seedCategories(db);
  const products = new Map(CATALOGUES.map((text) => [text.module, readProducts(text)]));
  const born = minuteOfDay(moment, TIME_ZONE);
  const plans = [...storePlans(size.stores)];
  const share = Math.ceil(size.items / size.stores);
  const storeRows = plans.map((plan, index) => storeRow(plan, index + 1, moment));
  const schedules = plans.flatMap((plan, index) =>
    hoursOf(plan.marks, born, chance(`hours ${plan.slug}`)).map((hours) => ({ storeId: index + 1, ...hours })),
  );
  const addOns = plans
    .flatMap((plan, index) =>
      plan.module === 'food' ? KITCHEN_ADD_ONS.map((addOn) => ({ storeId: index + 1, ...addOn })) : [],
    )
    .map((row, index) => ({ id: index + 1, ...row }));
  const seeds: ItemSeed[] = [];
  const links: { itemId: number; addOnId: number }[] = [];
  plans.forEach((plan, index) => {
    const sold = (products.get(plan.module) ?? []).filter(
      (product) => plan.roots.includes('all') || plan.roots.includes(leaves.get(product.category)?.root ?? ''),
    );
    const wholeRange = plan.branch === 0 && !plan.marks.includes('small');
    const chosen = wholeRange
      ? sold
      : some(chance(`range ${plan.slug}`), sold, plan.marks.includes('small') ? 30 : Math.max(share + 14, 40));
    for (const product of chosen) {
      const category = leaves.get(product.category);
      if (!category) continue;
      const seed = itemSeed(product, plan, seeds.length + 1, index + 1, category, moment);
      seeds.push(seed);
      if (product.groupKind && !['sweet', 'drink'].includes(product.groupKind))
        links.push(
          ...addOns
            .filter(({ storeId }) => storeId === index + 1)
            .map(({ id }) => ({ itemId: seed.item.id as number, addOnId: id })),
        );
    }
  });
  await fill(storeRows, (slice) => db.insert(t.stores).values(slice));
  await fill(schedules, (slice) => db.insert(t.storeSchedules).values(slice));
  if (addOns.length > 0) await fill(addOns, (slice) => db.insert(t.addOns).values(slice));
  await fill(
    seeds.map(({ item }) => item),
    (slice) => db.insert(t.items).values(slice),
  );
  await fill(
    seeds.flatMap(({ variations }) => variations),
    (slice) => db.insert(t.itemVariations).values(slice),
  );
  await fill(links, (slice) => db.insert(t.itemAddOns).values(slice));
  await fill(
    seeds.flatMap(({ item }) =>
      reviewsFor({ id: item.id as number, slug: item.slug, rating: item.rating ?? 0 }, moment),
    ),
    (slice) => db.insert(t.reviews).values(slice),
  );
}

const BANNERS = [
  {
    module: 'grocery',
    title: { en: 'Breakfast from the bay', ar: 'فطور من الخليج' },
    icons: ['bread', 'egg', 'strawberry'],
    hue: 45,
    store: 'sunrise-bakery',
  },
  {
    module: 'grocery',
    title: { en: 'Fruit, picked this morning', ar: 'فواكه قُطفت هذا الصباح' },
    icons: ['watermelon', 'cherries', 'banana'],
    hue: 130,
    store: 'green-corner',
  },
  {
    module: 'grocery',
    title: { en: '15 % off the daily basket', ar: 'خصم 15٪ على السلة اليومية' },
    icons: ['basket', 'tomato', 'carrot'],
    hue: 20,
    store: 'daily-basket',
  },
  {
    module: 'food',
    title: { en: 'Ninety seconds to pizza', ar: 'بيتزا في تسعين ثانية' },
    icons: ['pizza', 'fire', 'tomato'],
    hue: 14,
    store: 'forno-almera',
  },
  {
    module: 'food',
    title: { en: 'Smash the hunger', ar: 'اهزم الجوع' },
    icons: ['hamburger', 'french-fries', 'cup-with-straw'],
    hue: 35,
    store: 'smash-yard',
  },
  {
    module: 'food',
    title: { en: 'Free delivery on shawarma', ar: 'توصيل مجاني للشاورما' },
    icons: ['stuffed-flatbread', 'hot-pepper', 'tomato'],
    hue: 350,
    store: 'shawarma-king',
  },
  {
    module: 'pharmacy',
    title: { en: 'Sun with care', ar: 'شمس بعناية' },
    icons: ['sun', 'lotion-bottle', 'beach-with-umbrella'],
    hue: 190,
    store: 'beach-pharmacy',
  },
  {
    module: 'ecommerce',
    title: { en: 'Layers for the harbour', ar: 'طبقات لأيام الميناء' },
    icons: ['coat', 'scarf', 't-shirt'],
    hue: 250,
    store: 'weaver-co',
  },
  {
    module: 'ecommerce',
    title: { en: 'Sound without wires', ar: 'صوت بلا أسلاك' },
    icons: ['headphone', 'mobile-phone', 'watch'],
    hue: 270,
    store: 'volt-house',
  },
];

async function seedBanners(db: Executor): Promise<void> {
  await db.insert(t.banners).values(
    BANNERS.map((banner, position) => ({
      moduleId: MODULES.findIndex(({ type }) => type === banner.module) + 1,
      title: banner.title,
      type: 'store_wise' as const,
      image: pictureName(banner.icons, banner.hue),
      storeId: STORES.findIndex(({ slug }) => slug === banner.store) + 1,
      position,
    })),
  );
}

const COURIERS = [
  ['Nadia', 'نادية', 'Farrugia', 'فاروجا'],
  ['Karim', 'كريم', 'Haddad', 'حداد'],
  ['Luca', 'لوكا', 'Moretti', 'موريتي'],
  ['Salma', 'سلمى', 'Aziz', 'عزيز'],
  ['Peter', 'بيتر', 'Vella', 'فيلا'],
  ['Yusuf', 'يوسف', 'Demir', 'دمير'],
] as const;

async function seedCouriers(db: Executor): Promise<void> {
  const rows = ZONES.flatMap((_, zone) =>
    COURIERS.map(([first, firstAr, last, lastAr], index) => {
      const random = chance(`courier ${zone} ${first}`);
      return {
        firstName: { en: first, ar: firstAr },
        lastName: { en: last, ar: lastAr },
        zoneId: zone + 1,
        phone: `+356 79${String(200_000 + zone * 1000 + index * 113)}`,
        image: pictureName([COURIER_ICONS[index % COURIER_ICONS.length] as string], hueOf(first)),
        rating: Number((4.2 + random() * 0.8).toFixed(2)),
        ratingCount: between(random, 30, 800),
        orderCount: between(random, 80, 4000),
      };
    }),
  );
  await db.insert(t.couriers).values(rows);
}

/** Serial columns go on behind the ids that were written by hand. */
async function moveSequences(db: Executor): Promise<void> {
  for (const table of ['zones', 'modules', 'categories', 'stores', 'items', 'add_ons'])
    await db.execute(
      sql.raw(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`),
    );
  await db.execute(sql.raw(`SELECT setval(pg_get_serial_sequence('orders', 'id'), 100000)`));
}

type Fill = (db: Executor, size: WorldSize, moment: Date) => Promise<void>;

async function seedCore(db: Executor, size: WorldSize, moment: Date): Promise<void> {
  await seedGround(db);
  await seedStores(db, size, moment);
  await seedBanners(db);
  await seedCouriers(db);
  await moveSequences(db);
}

async function idsOfModules(db: Executor): Promise<Map<string, number>> {
  const modules = await db.select({ id: t.modules.id, type: t.modules.type }).from(t.modules);
  return new Map(modules.map(({ id, type }) => [type, id]));
}

/** The parts of the world in the order they came to be: a world of an older version gets what it lacks. */
const PARTS: readonly [fact: string, fill: Fill][] = [
  ['seeded', seedCore],
  ['promotions', async (db) => seedPromotions(db, await idsOfModules(db))],
  ['offers', async (db, _size, moment) => seedOffers(db, await idsOfModules(db), moment)],
  ['specials', async (db, _size, moment) => seedSpecials(db, await idsOfModules(db), moment)],
  ['campaign items', async (db, _size, moment) => seedCampaignItems(db, await idsOfModules(db), moment)],
];

/** Fills in each part once, in one transaction: a start that was cut short leaves no half of it. @returns whether anything was filled */
export async function seedWorld(db: Db, size: WorldSize, moment: Date): Promise<boolean> {
  const facts = await db.select({ key: t.worldFacts.key }).from(t.worldFacts);
  const missing = PARTS.filter(([fact]) => !facts.some(({ key }) => key === fact));
  for (const [fact, fill] of missing)
    await db.transaction(async (tx) => {
      await fill(tx, size, moment);
      await tx.insert(t.worldFacts).values({ key: fact, value: JSON.stringify(size) });
    });
  // What is in the tables is what the planner has to know before the first customer asks.
  if (missing.length > 0) await db.execute(sql`ANALYZE`);
  return missing.length > 0;
}
