/** Brands, conditions, set menus, flash sales and campaigns for the seeded items and stores. */
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { utc } from '@shop/util';
import { slicesOf } from '../db/cursor';
import type { Executor } from '../db/database';
import * as t from '../db/schema';
import { BRANDS } from './catalogue/brands';
import { FIXTURES } from './catalogue/stores';
import { pictureName } from './pictures/name';

type ModuleIds = ReadonlyMap<string, number>;

/** Conditions, with the root category of their items. */
const CONDITIONS = [
  { slug: 'pain', name: { en: 'Pain and fever', ar: 'ألم وحرارة' }, root: 'pain-fever' },
  { slug: 'cold', name: { en: 'Cold and flu', ar: 'زكام وإنفلونزا' }, root: 'cold-flu' },
  { slug: 'small-wounds', name: { en: 'Small wounds', ar: 'جروح صغيرة' }, root: 'first-aid' },
  { slug: 'tired', name: { en: 'Tired and run down', ar: 'إرهاق وتعب' }, root: 'vitamins' },
  { slug: 'dry-skin', name: { en: 'Dry skin', ar: 'جفاف البشرة' }, root: 'skin-care' },
  { slug: 'teething', name: { en: 'Teething and nappy rash', ar: 'التسنين والتهاب الحفاض' }, root: 'baby-care' },
] as const;

const SALES: Record<string, { title: t.Localized; percent: number[] }> = {
  grocery: { title: { en: 'Two days of low prices', ar: 'يومان من الأسعار المخفّضة' }, percent: [20, 30, 40, 50] },
  food: { title: { en: 'Hot for two days', ar: 'عروض ساخنة ليومين' }, percent: [25, 35] },
  pharmacy: { title: { en: 'The medicine chest, filled', ar: 'كل ما تحتاجه صيدلية البيت' }, percent: [15, 25] },
  ecommerce: { title: { en: 'Forty-eight hours', ar: 'عروض 48 ساعة' }, percent: [20, 30, 45] },
};
const SALE_ITEMS = 18;

const CAMPAIGNS = [
  {
    module: 'grocery',
    slug: 'market-week',
    title: { en: 'Market week', ar: 'أسبوع السوق' },
    description: {
      en: 'Growers and bakers of the bay, all in one place.',
      ar: 'مزارعو الخليج وخبّازوه في مكان واحد.',
    },
    icons: ['carrot', 'bread', 'basket'],
    hue: 85,
  },
  {
    module: 'food',
    slug: 'late-supper',
    title: { en: 'Late supper', ar: 'عشاء متأخر' },
    description: { en: 'Kitchens that cook past midnight.', ar: 'مطابخ تطهو بعد منتصف الليل.' },
    icons: ['pizza', 'hot-pepper', 'hamburger'],
    hue: 20,
  },
  {
    module: 'pharmacy',
    slug: 'summer-chest',
    title: { en: 'The summer chest', ar: 'حقيبة الصيف' },
    description: { en: 'Sun, sand and small scratches.', ar: 'شمس ورمل وخدوش صغيرة.' },
    icons: ['sun', 'lotion-bottle'],
    hue: 190,
  },
  {
    module: 'ecommerce',
    slug: 'new-season',
    title: { en: 'New season', ar: 'موسم جديد' },
    description: { en: 'The first layers for cooler evenings.', ar: 'ملابس خفيفة لأولى الأمسيات الباردة.' },
    icons: ['scarf', 'coat', 't-shirt'],
    hue: 260,
  },
] as const;

/** Of the brands: behind their words. */
const BRAND_ICON = 'sparkles';
export const SPECIAL_ICONS: readonly string[] = [BRAND_ICON, ...CAMPAIGNS.flatMap(({ icons }) => icons)];

/** Tests and screenshots rely on the prices of these stores. */
const FIXED_STORES: string[] = [
  FIXTURES['open-grocery'],
  FIXTURES['open-restaurant'],
  FIXTURES['min-max-restaurant'],
  FIXTURES['noodle-restaurant'],
  'almera-pharmacy',
  'volt-house',
];

/** Items for a sale or a campaign: enough stock, and no test relies on the price. */
const mayBeOffered = (moduleId: number) =>
  and(
    eq(t.items.moduleId, moduleId),
    isNull(t.items.campaignFrom),
    eq(t.items.prescription, false),
    notInArray(t.stores.slug, FIXED_STORES),
    sql`(${t.items.stock} IS NULL OR ${t.items.stock} > 5)`,
    eq(t.stores.active, true),
  );

const ENGLISH_NAME = sql<string>`${t.items.name}->>'en'`;

async function seedBrands(db: Executor, moduleId: number): Promise<void> {
  const rows = await db
    .insert(t.brands)
    .values(
      BRANDS.map(({ slug, name, hue }, index) => ({
        moduleId,
        slug,
        name,
        image: pictureName({
          icons: [BRAND_ICON],
          hue,
          setting: { recipe: 'wordmark', word: slug, look: index % 4, of: slug },
        }),
      })),
    )
    .returning({ id: t.brands.id });
  for (const [index, { id }] of rows.entries())
    await db
      .update(t.items)
      .set({ brandId: id })
      .where(and(eq(t.items.moduleId, moduleId), sql`${t.items.id} % ${BRANDS.length + 1} = ${index}`));
}

async function seedConditions(db: Executor, moduleId: number): Promise<void> {
  for (const { slug, name, root } of CONDITIONS) {
    const found = await db
      .select({ id: t.categories.id })
      .from(t.categories)
      .where(and(eq(t.categories.moduleId, moduleId), eq(t.categories.slug, root)));
    if (found.length === 0) continue;
    const [condition] = await db
      .insert(t.conditions)
      .values({ moduleId, slug, name })
      .returning({ id: t.conditions.id });
    if (!condition) continue;
    const children = db
      .select({ id: t.categories.id })
      .from(t.categories)
      .where(
        inArray(
          t.categories.parentId,
          found.map(({ id }) => id),
        ),
      );
    await db.update(t.items).set({ conditionId: condition.id }).where(inArray(t.items.categoryId, children));
  }
  await db
    .update(t.items)
    .set({ basic: true })
    .where(and(eq(t.items.moduleId, moduleId), lte(t.items.price, 700)));
}

/** Seeds a running sale with a module's best-selling items: no two of a name, and none that a test relies on. */
async function seedSale(db: Executor, type: string, moduleId: number, moment: Date): Promise<void> {
  const plan = SALES[type];
  if (!plan) return;
  const [sale] = await db
    .insert(t.flashSales)
    .values({
      moduleId,
      title: plan.title,
      startsAt: utc(moment).subtract(1, 'hour').toDate(),
      endsAt: utc(moment).add(2, 'day').toDate(),
    })
    .returning({ id: t.flashSales.id });
  const bestSold = sql`${t.items.orderCount} DESC, ${t.items.id}`;
  const ranked = db
    .select({
      id: t.items.id,
      stock: t.items.stock,
      orderCount: t.items.orderCount,
      rank: sql<number>`row_number() OVER (PARTITION BY ${ENGLISH_NAME} ORDER BY ${bestSold})`.as('rank'),
    })
    .from(t.items)
    .innerJoin(t.stores, eq(t.stores.id, t.items.storeId))
    .where(mayBeOffered(moduleId))
    .as('ranked');
  const chosen = await db
    .select({ id: ranked.id, stock: ranked.stock })
    .from(ranked)
    .where(eq(ranked.rank, 1))
    .orderBy(desc(ranked.orderCount), asc(ranked.id))
    .limit(SALE_ITEMS);
  if (!sale || chosen.length === 0) return;
  await db.insert(t.flashSaleItems).values(
    chosen.map(({ id, stock }, index) => {
      const share = Math.min(stock ?? 60, 20 + ((index * 7) % 40));
      return {
        saleId: sale.id,
        itemId: id,
        discount: plan.percent[index % plan.percent.length] as number,
        discountType: 'percent' as const,
        stock: share,
        // One item is sold out, as in a real sale.
        sold: index === chosen.length - 1 ? share : Math.floor((share * ((index * 13) % 80)) / 100),
      };
    }),
  );
}

export async function seedSpecials(db: Executor, modules: ModuleIds, moment: Date): Promise<void> {
  const [food, pharmacy, ecommerce] = ['food', 'pharmacy', 'ecommerce'].map((type) => modules.get(type));
  if (ecommerce) await seedBrands(db, ecommerce);
  if (pharmacy) await seedConditions(db, pharmacy);
  if (food)
    await db
      .update(t.items)
      .set({ setMenu: true })
      .where(and(eq(t.items.moduleId, food), gt(t.items.price, 1000)));
  for (const [type, moduleId] of modules) await seedSale(db, type, moduleId, moment);
  for (const [index, { module, icons, hue, ...campaign }] of CAMPAIGNS.entries()) {
    const moduleId = modules.get(module);
    if (!moduleId) continue;
    const [row] = await db
      .insert(t.campaigns)
      .values({
        ...campaign,
        moduleId,
        image: pictureName({
          icons,
          hue,
          setting: { recipe: 'banner', word: '', look: (index + 1) % 4, of: campaign.slug },
        }),
        startsAt: utc(moment).subtract(1, 'day').toDate(),
        endsAt: utc(moment).add(9, 'day').toDate(),
      })
      .returning({ id: t.campaigns.id });
    const members = await db
      .select({ id: t.stores.id })
      .from(t.stores)
      .where(and(eq(t.stores.moduleId, moduleId), eq(t.stores.active, true)))
      .orderBy(sql`${t.stores.orderCount} DESC`)
      .limit(8);
    if (row && members.length > 0)
      await db.insert(t.campaignStores).values(members.map(({ id }) => ({ campaignId: row.id, storeId: id })));
  }
}

/** Campaign items per module and zone, and their discount. */
const CAMPAIGN_ITEMS = 7;
/** Candidates read at once. */
const CANDIDATES = 500;
const CAMPAIGN_DISCOUNTS = [30, 25, 40, 20, 35] as const;

/** Seeds campaign items: popular ones, one per store, none in a flash sale, so that every home has a row of them. */
export async function seedCampaignItems(db: Executor, modules: ModuleIds, moment: Date): Promise<void> {
  for (const moduleId of modules.values()) {
    const candidates = db
      .select({
        id: sql<number>`${t.items.id}`.as('id'),
        name: ENGLISH_NAME.as('name'),
        store: sql<number>`${t.stores.id}`.as('store'),
        zone: sql<number>`${t.stores.zoneId}`.as('zone'),
      })
      .from(t.items)
      .innerJoin(t.stores, eq(t.stores.id, t.items.storeId))
      .where(
        and(
          mayBeOffered(moduleId),
          notInArray(t.items.id, db.select({ id: t.flashSaleItems.itemId }).from(t.flashSaleItems)),
          notInArray(t.stores.slug, Object.values(FIXTURES)),
          // A store's own discount would replace that of the campaign.
          eq(t.stores.discountPercent, 0),
          or(isNull(t.items.availableFrom), eq(t.items.availableFrom, '00:00:00')),
        ),
      )
      .orderBy(sql`${t.items.orderCount} DESC`, asc(t.items.id))
      .getSQL();
    const offered = await db
      .select({ name: ENGLISH_NAME })
      .from(t.items)
      .where(and(eq(t.items.moduleId, moduleId), isNotNull(t.items.campaignFrom)));
    const names = new Set(offered.map(({ name }) => name));
    const stores = new Set<number>();
    const countOfZone = new Map<number, number>();
    const chosen: number[] = [];
    type Candidate = { id: number; name: string; store: number; zone: number };
    for await (const slice of slicesOf<Candidate>(db, candidates, CANDIDATES))
      for (const { id, name, store, zone } of slice) {
        const offeredInZone = countOfZone.get(zone) ?? 0;
        if (offeredInZone === CAMPAIGN_ITEMS || names.has(name) || stores.has(store)) continue;
        names.add(name);
        stores.add(store);
        countOfZone.set(zone, offeredInZone + 1);
        chosen.push(id);
      }
    for (const [index, id] of chosen.entries())
      await db
        .update(t.items)
        .set({
          campaignFrom: utc(moment).subtract(1, 'day').toDate(),
          campaignTo: utc(moment).add(9, 'day').toDate(),
          discount: CAMPAIGN_DISCOUNTS[index % CAMPAIGN_DISCOUNTS.length] as number,
          discountType: 'percent',
        })
        .where(eq(t.items.id, id));
  }
}
