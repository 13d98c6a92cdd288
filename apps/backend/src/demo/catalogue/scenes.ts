/** How the demo's goods and stores are pictured: the recipe of each product, words on packs, hues of the grounds. */
import { createRandom, pick } from '../random';
import type { Setting } from '../pictures/name';
import { BRANDS, brandIndexOf } from './brands';
import type { Product } from './read';
import type { StorePlan } from './stores';

/** recipe: products */
const RECIPES: Record<string, string> = {
  heap: `red-apples green-apples bananas pears peaches kiwis oranges lemons limes strawberries cherries blueberries mangoes
    tomatoes cucumbers avocados peppers chillies carrots potatoes sweet-potatoes onions garlic mushrooms ginger aubergines
    peas sweetcorn chestnuts`,
  large: 'grapes pineapple watermelon melon coconut lettuce herbs broccoli',
  jar: 'olives-green honey peanut-butter strawberry-jam chickpeas labneh',
  carton: 'whole-milk oat-milk almond-milk buttermilk orange-juice apple-juice',
  bottle: 'laban iced-tea mate-bottle',
  oil: 'olive-oil',
  water: 'still-water',
  cans: 'cola',
  eggs: 'eggs',
  bar: 'butter halloumi dark-chocolate olive-soap',
  board: `cheddar sourdough baguette flatbread bagels pretzels wraps sirloin lamb-shoulder chicken-legs beef-bacon sushi-mix`,
  ice: 'sea-bass shrimps crab lobster squid oysters',
  tub: 'yoghurt custard-dessert ice-cream-tub',
  tin: 'beans-tin tomato-tin tuna-tin',
  pouch: 'basmati flour candy-mix lollipops popcorn-salted roasted-peanuts rice-crackers ground-coffee',
  drybox: 'spaghetti-dry pancake-mix stock-cubes cocoa sea-salt candles batteries light-bulbs',
  teabox: 'mint-tea green-tea cold-tea',
  detergent: 'dish-soap laundry',
  softpack: 'whole-chicken sponges bin-bags toilet-paper tissues nappies baby-wipes',
  dessert: `croissants doughnuts cupcakes cookies shortcake birthday-cake waffles cheesecake gelato waffle-plate baklava
    soft-serve custard-cup fruit-pie`,
  pizza: 'margherita diavola funghi quattro-formaggi seafood-pizza veggie-pizza',
  paper: `classic-burger cheese-burger chicken-burger mushroom-burger fries onion-rings hot-dog shawarma falafel-wrap
    halloumi-wrap tacos burrito veg-burrito`,
  plate: `lamb-kebab mixed-grill half-chicken dumplings tamales nachos pancakes-stack avocado-toast croissant-jam
    egg-sandwich full-breakfast`,
  served: 'ramen pad-thai veg-curry butter-chicken spring-rolls bento fried-rice lentil-soup paella shakshuka',
  bowl: 'greek-salad caesar poke buddha-bowl',
  drink: 'lemonade mango-lassi fresh-orange',
  cup: 'cola-glass bubble-tea flat-white',
  medicine: 'paracetamol ibuprofen ibuprofen-400 amoxicillin salbutamol heat-patch',
  tablets: 'throat-lozenges vitamin-c',
  vitamins: 'vitamin-d multivitamin omega3 iron magnesium kids-gummies',
  syrup: 'paracetamol-syrup cough-syrup vitamin-d-drops',
  spray: 'nasal-spray antiseptic',
  tube: 'menthol-gel burn-gel sunscreen hand-cream aloe-gel nappy-cream toothpaste',
  lotion: 'face-wash micellar baby-shampoo hand-sanitiser contact-fluid rose-water',
  boxed: 'thermometer ice-pack plasters bandage gloves-box toothbrush razors socks',
  shown: 'first-aid-kit baby-bottle',
  garment: 'tee jeans dress coat scarf',
  shoes: 'runners boots flats',
  bag: 'backpack handbag luggage',
  device: 'headphones phone laptop camera watch-smart radio keyboard mouse game-pad',
  furniture: 'plant chair mirror basket',
  sideboard: 'lamp kettle knife clock frame',
  toy: 'bear puzzle kite yoyo blocks dice-game soft-bear',
  sport: 'football basketball racket goggles skateboard bicycle',
  desk: 'novel cookbook notebook pens paint map-poster',
  beauty: 'lip-balm lipstick nail-polish',
  perfume: 'perfume',
};

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);
/** The recipe of each product, by its slug. */
export const RECIPE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(RECIPES).flatMap(([recipe, slugs]) => words(slugs).map((slug) => [slug, recipe] as const)),
);

/** What is seen where the product's own icons would say too little. */
const PARTS: Record<string, string> = {
  'greek-salad': 'tomato cucumber olive leafy-green',
  caesar: 'leafy-green poultry-leg bread cheese-wedge',
  poke: 'fish avocado cucumber carrot',
  'buddha-bowl': 'avocado broccoli carrot beans',
  'onion-rings': 'onion',
  baklava: 'cookie honey-pot',
  'egg-sandwich': 'sandwich egg',
};
export const PART_ICONS: readonly string[] = Object.values(PARTS).flatMap(words);

/** A pack that shows a pack says nothing: what is inside goes first. */
const CONTAINERS = new Set(['canned-food', 'jar', 'beverage-box', 'lotion-bottle', 'wastebasket']);

/** The icons of a product's picture. */
export function iconsOf({ slug, icons }: Pick<Product, 'slug' | 'icons'>): string[] {
  const parts = words(PARTS[slug] ?? '');
  if (parts.length > 0) return parts;
  const inside = icons.filter((icon) => !CONTAINERS.has(icon));
  return inside.length > 0 ? inside : [...icons];
}

/** Brands of goods whose rows have none, by root category. */
const WORDS: Record<string, string> = {
  fruit: 'bay-growers clover-hill',
  vegetables: 'bay-growers terraza',
  'dairy-eggs': 'clover-hill highfield',
  bakery: 'first-light',
  'meat-fish': 'quayside',
  pantry: 'molina saltwind terraza',
  snacks: 'tumble saltwind',
  drinks: 'lantern marsa',
  household: 'tidy-bay brisk',
  'skin-care': 'clara',
  'baby-care': 'lull',
  hygiene: 'brisk',
};

/** Hues of the grounds, by root category: those that the goods stand out from. */
const HUES: Record<string, number> = {
  ...{
    fruit: 168,
    vegetables: 42,
    'dairy-eggs': 206,
    bakery: 32,
    'meat-fish': 194,
    pantry: 26,
    snacks: 338,
    drinks: 186,
  },
  ...{ household: 216, pizza: 150, burgers: 44, grill: 20, asian: 352, mexican: 52, healthy: 92, breakfast: 200 },
  ...{ desserts: 340, beverages: 172, 'pain-fever': 200, 'cold-flu': 218, 'first-aid': 176, vitamins: 46 },
  ...{ 'skin-care': 330, 'baby-care': 256, hygiene: 188, fashion: 24, electronics: 222, 'home-living': 78, toys: 48 },
  ...{ sports: 202, 'books-desk': 34, beauty: 346 },
};
export const groundHue = (root: string): number => HUES[root] ?? 40;

/** A store's goods and those of its branches stand on the same kind of table. */
export const lookOf = (slug: string): number => Math.floor(createRandom(`look ${shopOf(slug)}`)() * 4);

/** What a first store and its branches share. */
export const shopOf = (slug: string): string => slug.replace(/-\d+$/, '');

const wordOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The name on the sign, in English: branches have that of the first store. */
export const signOf = ({ name }: Pick<StorePlan, 'name'>): string => wordOf(name.en.replace(/ \d+$/, ''));

/** Medicines carry their own name. */
const nameOf = ({ name }: Product): string => wordOf(name.en.split(',')[0] ?? '');

/** The word on the packs of a module's goods. */
const WORD_OF: Record<string, (product: Product, plan: StorePlan, root: string, id: number) => string> = {
  food: (_product, plan) => signOf(plan),
  pharmacy: (product, _plan, root) => (WORDS[root] ? brandOf(product, root) : nameOf(product)),
  ecommerce: (_product, _plan, _root, id) => BRANDS[brandIndexOf(id)]?.slug ?? '',
};
const brandOf = ({ slug }: Product, root: string): string =>
  pick(createRandom(`word ${slug}`), words(WORDS[root] ?? '')) ?? '';

/** Recipes without packaging, which would differ by a word that nobody sees. */
const UNWRITTEN = new Set(words('large board ice plate served pizza bowl dessert drink furniture sport'));

/**
 * How an item is pictured: by what it is, in the manner of its store.
 * @param root slug of its root category
 * @param id of the item, which decides its brand
 */
export function itemSetting(product: Product, plan: StorePlan, root: string, id: number): Setting {
  const recipe = RECIPE_OF.get(product.slug) ?? 'shown';
  const written = WORD_OF[plan.module] ?? (() => brandOf(product, root));
  return {
    recipe,
    word: UNWRITTEN.has(recipe) ? '' : written(product, plan, root, id),
    look: lookOf(plan.slug),
    of: product.slug,
  };
}

/** What stands before a store of the module. */
const FRONTS: Record<string, string> = {
  grocery: 'market',
  food: 'terrace',
  pharmacy: 'chemist',
  ecommerce: 'boutique',
};
export const frontOf = (module: string): string => FRONTS[module] ?? 'market';
