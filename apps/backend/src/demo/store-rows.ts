/** Store rows of the demo: each planned store at its own place, and its branches. */
import { utc } from '@shop/util';
import type * as t from '../db/schema';
import { CATALOGUES } from './catalogue';
import { STORE_DESCRIPTIONS, STORE_NEWS } from './catalogue/descriptions/stores';
import { frontOf, lookOf, shopOf, signOf } from './catalogue/scenes';
import { STORES, FIXTURES, type StorePlan } from './catalogue/stores';
import { fullAddress } from '../features/geo/gazetteer';
import { addressOf } from './city/gazetteer';
import { pointAt } from './city/plan';
import { hueOf, moduleIdOf } from './modules';
import { pictureName } from './pictures/name';
import { between, createRandom } from './random';

/** A planned store, and the number of the branch; 0 is the first store. */
export type Plan = StorePlan & { branch: number };

/** Repeats the plans until there are enough stores; a branch is named after its street. */
export function* storePlans(count: number): Generator<Plan> {
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
        traits: plan.traits.filter((trait) => ['zone3', 'alwaysopen', 'halal'].includes(trait)),
      };
  }
}

const traitNumber = (plan: StorePlan, name: string): number =>
  Number(plan.traits.find((trait) => trait.startsWith(name))?.slice(name.length) ?? 0);

/** The most icons of a picture's name. */
const MOST_ICONS = 4;

/** Marks that no store sells. */
const MARKS = new Set([
  ...['fire', 'owl', 'crescent-moon', 'sneezing-face', 'sparkles', 'high-voltage'],
  ...['medical-symbol', 'convenience-store', 'shopping-cart'],
]);

/** What a store shows in its windows: its own icons, then those of what it sells. */
function goodsOf({ module, icons, roots }: StorePlan): string[] {
  const sold = CATALOGUES.filter((text) => text.module === module)
    .flatMap(({ categories }) => categories)
    .filter(({ slug }) => roots.includes('all') || roots.includes(slug))
    .flatMap((category) => category.icons.split(' '));
  return [...new Set([...icons, ...sold])].filter((icon) => !MARKS.has(icon)).slice(0, MOST_ICONS);
}

/** A branch has the logo and the sign of the first store; what stands in its street differs. */
function picturesOf(plan: Plan): Pick<typeof t.stores.$inferInsert, 'logo' | 'cover'> {
  const shop = shopOf(plan.slug);
  const word = signOf(plan);
  const hue = hueOf(shop);
  const look = lookOf(plan.slug);
  return {
    logo: pictureName({ icons: plan.icons.slice(0, 1), hue, setting: { recipe: 'logo', word, look, of: shop } }),
    cover: pictureName({
      icons: goodsOf(plan),
      hue,
      setting: { recipe: frontOf(plan.module), word, look: (look + plan.branch) % 4, of: plan.slug },
    }),
  };
}

/** A branch tells of itself as the first store does, and has no news. */
const wordsOf = ({ slug }: Plan): Pick<typeof t.stores.$inferInsert, 'description' | 'announcement'> => ({
  description: STORE_DESCRIPTIONS.get(shopOf(slug)) ?? null,
  announcement: STORE_NEWS.get(slug) ?? null,
});

export function storeRow(plan: Plan, id: number, moment: Date): typeof t.stores.$inferInsert {
  const random = createRandom(`store ${plan.slug}`);
  const far = plan.traits.includes('zone3');
  // The central columns lie in both overlapping zones, so that most shops reach the default place.
  const column = far ? 9.4 + random() * 4 : 1 + random() * 11;
  const row = far ? 8.4 + random() * 3 : 0.6 + random() * 6.4;
  const point = pointAt(column, row);
  const zoneId = far ? 3 : column < 8.4 ? 1 : 2;
  const address = addressOf(point);
  // Kitchens are quick: some restaurants are at the door within half an hour.
  const isKitchen = plan.module === 'food';
  const minutes = isKitchen ? between(random, 6, 24) : between(random, 15, 40);
  return {
    id,
    moduleId: moduleIdOf(plan.module),
    zoneId,
    slug: plan.slug,
    name: plan.name,
    address: address ? fullAddress(address) : { en: 'Port Almera', ar: 'بورت ألميرا' },
    phone: `+356 21${String(100_000 + id * 37).slice(0, 6)}`,
    email: `hello@${plan.slug}.example`,
    ...wordsOf(plan),
    ...picturesOf(plan),
    lat: point.lat,
    lng: point.lng,
    active: !plan.traits.includes('closed'),
    minutesLow: minutes,
    minutesHigh: minutes + (isKitchen ? between(random, 4, 10) : between(random, 5, 20)),
    delivers: !plan.traits.includes('takeaway'),
    takesAway: true,
    scheduleOrder: plan.traits.includes('scheduleonly') || random() < 0.4 || plan.slug === FIXTURES['open-grocery'],
    freeDelivery: plan.traits.includes('free'),
    ownPerKm: plan.traits.includes('own') ? 45 : null,
    ownMinimum: plan.traits.includes('own') ? 150 : null,
    tax: plan.module === 'food' ? 7 : 5,
    minimumOrder: traitNumber(plan, 'min') * 100,
    discountPercent: traitNumber(plan, 'discount'),
    discountMaximum: traitNumber(plan, 'discount') > 0 ? 1500 : 0,
    discountMinimum: 0,
    veg: true,
    nonVeg: !plan.traits.includes('veg'),
    featured: plan.traits.includes('featured'),
    rating: Number((3.6 + random() * 1.4).toFixed(1)),
    ratingCount: between(random, 12, 900),
    positivePercent: between(random, 82, 99),
    orderCount: between(random, 40, 6000),
    createdAt: utc(moment)
      .subtract(between(random, 3, 700), 'day')
      .toDate(),
  };
}
