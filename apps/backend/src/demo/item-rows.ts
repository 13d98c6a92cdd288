/** Item rows of the demo, with their variations. */
import { utc } from '@shop/util';
import { valuesOfChoices } from '../features/items/read-options';
import type * as t from '../db/schema';
import { DISH_FACTS } from './catalogue/dish-facts';
import { MEDICINES } from './catalogue/medicines';
import { GROUPS } from './catalogue/options';
import type { Product } from './catalogue/read';
import { iconsOf, itemSetting } from './catalogue/scenes';
import { FIXTURES, type StorePlan } from './catalogue/stores';
import { searchWords } from '../search-text';
import { tintOf } from '../features/pictures/tint';
import type { Leaf } from './zones-and-categories';
import { pictureName, viewsOf, type PictureParts } from './pictures/name';
import { between, createRandom, pick } from './random';
import { choicesOf, variationsOf } from './variation-rows';

export interface ItemSeed {
  item: typeof t.items.$inferInsert & { id: number };
  variations: (typeof t.itemVariations.$inferInsert)[];
}

type ItemRow = ItemSeed['item'];

type DiscountColumns = Pick<ItemRow, 'discount' | 'discountType'>;
/** Nobody advertises what a doctor prescribes. */
const NO_DISCOUNT: DiscountColumns = { discount: 0, discountType: 'percent' };

function drawDiscount(random: () => number, price: number): DiscountColumns {
  if (random() >= 0.22) return NO_DISCOUNT;
  if (random() < 0.35) return { discount: Math.round(price * 0.15), discountType: 'amount' };
  return { discount: pick(random, [5, 10, 15, 20, 25]), discountType: 'percent' };
}

/** Food has no stock. The stock of an item with variations is their sum. */
function drawStock(random: () => number, isFood: boolean, variations: ItemSeed['variations']): number | null {
  if (isFood) return null;
  if (variations.length > 0) return variations.reduce((sum, { stock }) => sum + stock, 0);
  return random() < 0.05 ? 0 : between(random, 3, 160);
}

const SERVED = {
  breakfast: { availableFrom: '06:00:00', availableTo: '11:30:00' },
  lunch: { availableFrom: '11:00:00', availableTo: '16:00:00' },
  dinner: { availableFrom: '16:00:00', availableTo: '02:00:00' },
};

function servingHours(product: Product, isFood: boolean): Pick<ItemRow, 'availableFrom' | 'availableTo'> {
  if (product.meal) return SERVED[product.meal];
  if (isFood) return { availableFrom: '00:00:00', availableTo: '23:59:59' };
  return { availableFrom: null, availableTo: null };
}

function tagsOf(product: Product, isFood: boolean): NonNullable<ItemRow['tags']> {
  return [
    ...(product.organic ? [{ en: 'organic', ar: 'عضوي' }] : []),
    ...(product.veg && isFood ? [{ en: 'vegetarian', ar: 'نباتي' }] : []),
  ];
}

const amountOfItem = ({ amount }: Product): Pick<ItemRow, 'netAmount' | 'netUnit'> =>
  amount ? { netAmount: amount.value, netUnit: amount.unit } : { netAmount: null, netUnit: null };

/** A halal kitchen marks all that has no pork; others mark some of their vegetarian dishes. */
function dishFacts({ slug, veg }: Product, plan: StorePlan, isMarked: boolean): Partial<ItemRow> {
  const facts = DISH_FACTS.get(slug);
  return {
    halal: plan.traits.includes('halal') ? facts?.pork !== true : veg && isMarked,
    allergens: facts?.allergens ?? null,
    vegan: facts?.vegan ?? false,
    glutenFree: facts?.glutenFree ?? false,
  };
}

/** What a store recommends is its own choice among what it sells: one item in eight, or a mark would tell nobody anything. */
const isRecommended = ({ slug }: Product, plan: StorePlan): boolean =>
  createRandom(`recommended ${slug} ${plan.slug}`)() < 1 / 8;

/** The order of the random draws determines the demo, so add new draws at the end. */
export function itemSeed(
  product: Product,
  plan: StorePlan,
  id: number,
  storeId: number,
  category: Leaf,
  moment: Date,
): ItemSeed {
  const random = createRandom(`item ${product.slug} ${plan.slug}`);
  const isFood = plan.module === 'food';
  const price = Math.max(50, Math.round((product.price * (0.9 + random() * 0.22)) / 5) * 5);
  const kind = choicesOf(product);
  const rows = variationsOf(kind, id, price, random);
  const discount = drawDiscount(random, price);
  const medicine = plan.module === 'pharmacy' ? MEDICINES[product.slug] : undefined;
  const slug = `${product.slug}-${plan.slug}`;
  const hue = (category.hue + Math.floor(createRandom(`tone ${product.slug}`)() * 28) - 14 + 360) % 360;
  const pictured: PictureParts = {
    icons: iconsOf(product),
    hue,
    setting: itemSetting(product, plan, category.root, id),
  };
  const choices = kind.choices.map(({ title, options, colours }) => ({
    title,
    options,
    ...(colours
      ? { swatches: colours.map((colour) => ({ colour, image: pictureName({ ...pictured, colour }) })) }
      : {}),
  }));
  const item: ItemRow = {
    id,
    storeId,
    moduleId: category.moduleId,
    categoryId: category.id,
    slug,
    name: product.name,
    description: product.description,
    ...picturesOf(pictured, kind.colours, VIEWS[plan.module] ?? 0),
    tint: tintOf(hue),
    price: rows[0]?.price ?? price,
    ...(medicine?.prescription ? NO_DISCOUNT : discount),
    stock: drawStock(random, isFood, rows),
    maximumQuantity: random() < 0.15 ? between(random, 4, 12) : null,
    unit: product.unit,
    ...amountOfItem(product),
    ...medicine,
    veg: product.veg,
    organic: product.organic,
    recommended: isRecommended(product, plan),
    ...(isFood ? dishFacts(product, plan, random() < 0.3) : {}),
    ...servingHours(product, isFood),
    choices,
    ...valuesOfChoices(choices),
    groups: product.groupKind ? (GROUPS[product.groupKind] ?? []) : [],
    tags: tagsOf(product, isFood),
    rating: random() < 0.1 ? 0 : Number((3.4 + random() * 1.6).toFixed(1)),
    ratingCount: between(random, 0, 220),
    orderCount: between(random, 0, 900) + (product.sellsWell ? 400 : 0),
    searchText: searchWords(`${product.name.en} ${product.name.ar} ${plan.name.en} ${plan.name.ar}`),
    createdAt: utc(moment)
      .subtract(between(random, 0, 300), 'day')
      .toDate(),
  };
  return {
    item: { ...item, ...STORY_ITEMS[slug]?.item, ...(CAMPAIGNS.has(slug) ? campaign(moment) : {}) },
    variations: rows.map((row) => ({ ...row, ...STORY_ITEMS[slug]?.variation?.(row.position) })),
  };
}

/** The item in each of its colours, then further views of it in the first. */
function picturesOf(
  pictured: PictureParts,
  colours: readonly string[],
  views: number,
): Pick<ItemRow, 'image'> & { images: string[] } {
  const [first, ...others] = colours;
  const inFirst = first ? { ...pictured, colour: first } : pictured;
  return {
    image: pictureName(inFirst),
    images: [
      ...others.map((colour) => pictureName({ ...pictured, colour })),
      ...viewsOf(inFirst, first ? Math.min(views, VIEWS_BESIDE_COLOURS) : views),
    ],
  };
}

/** An item with a picture per colour needs few others. */
const VIEWS_BESIDE_COLOURS = 3;
/** Additional pictures per item; more where the look decides the purchase. */
const VIEWS: Partial<Record<string, number>> = { ecommerce: 6, grocery: 2, pharmacy: 1, food: 1 };

const CAMPAIGNS = new Set<string>([
  FIXTURES['grocery-campaign'],
  FIXTURES['food-campaign'],
  FIXTURES['ecommerce-campaign'],
]);
const campaign = (moment: Date) => ({
  campaignFrom: utc(moment).subtract(1, 'day').toDate(),
  campaignTo: utc(moment).add(9, 'day').toDate(),
  discount: 30,
  discountType: 'percent' as const,
});

/** Properties that tests rely on (see FIXTURES in catalogue/stores.ts). */
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
