/** The stores of Port Almera: slug | English | Arabic | icons | root categories they sell | traits. */
import type { Localized } from '../../db/schema';

export interface StorePlan {
  slug: string;
  module: string;
  name: Localized;
  icons: string[];
  /** Root categories; 'all': every one. */
  roots: string[];
  /** Special properties; see store-rows.ts and hours.ts. */
  traits: string[];
}

const TEXT: Record<string, string> = {
  grocery: `
green-corner|Green Corner|الركن الأخضر|leafy-green tomato|all|featured alwaysopen
harbour-market|Harbour Market|سوق الميناء|shopping-cart fish|all|featured free alwaysopen
daily-basket|Daily Basket|السلة اليومية|basket banana|all|featured discount15
old-town-grocer|Old Town Grocer|بقال المدينة القديمة|convenience-store bread|all|
sunrise-bakery|Sunrise Bakery|مخبز الشروق|bread croissant|bakery,drinks,snacks|featured
bay-fishmonger|Bay Fishmonger|سمّاك الخليج|fish lobster|meat-fish|min30
hill-farm|Hill Farm Shop|متجر مزرعة التلال|sheaf-of-rice egg|fruit,vegetables,dairy-eggs|own
cheese-cellar|The Cheese Cellar|قبو الأجبان|cheese-wedge olive|dairy-eggs,pantry|
spice-house|Spice House|بيت التوابل|hot-pepper jar|pantry,drinks|
butcher-brothers|Butcher Brothers|الإخوة القصّابون|cut-of-meat|meat-fish|
fruit-cart|The Fruit Cart|عربة الفواكه|watermelon cherries|fruit,drinks|discount10
night-owl|Night Owl Express|بومة الليل|owl convenience-store|all|alwaysopen small
organic-yard|Organic Yard|فناء العضوي|seedling avocado|fruit,vegetables,pantry,bakery|
family-super|Family Superstore|سوبرماركت العائلة|shopping-bags|all|takeaway
corniche-mini|Corniche Mini|ميني الكورنيش|beverage-box ice-cream|drinks,snacks,dairy-eggs|closedtoday
weekend-pantry|Weekend Pantry|مؤونة نهاية الأسبوع|canned-food|pantry,household,snacks|scheduleonly`,
  food: `
forno-almera|Forno Almera|فرن ألميرا|pizza fire|pizza,desserts,beverages|featured alwaysopen
smash-yard|Smash Yard|ساحة السماش|hamburger french-fries|burgers,beverages|featured alwaysopen halal
shawarma-king|Shawarma Corner|ركن الشاورما|stuffed-flatbread|grill,beverages|featured free alwaysopen halal
wok-and-roll|Wok & Roll|ووك آند رول|steaming-bowl|asian,beverages|featured
casa-taco|Casa Taco|بيت التاكو|taco|mexican,beverages|discount20
leaf-bowl|Leaf & Bowl|ورقة وطبق|green-salad|healthy,beverages|veg
morning-glory|Morning Glory|إشراقة الصباح|pancakes cooking|breakfast,beverages,desserts|
sweet-harbour|Sweet Harbour|الميناء الحلو|shortcake ice-cream|desserts,beverages|featured veg
lighthouse-grill|Lighthouse Grill|مشاوي المنارة|meat-on-bone fire|grill,healthy|closed halal
nonna-lina|Nonna Lina|الجدة لينا|spaghetti pizza|pizza,healthy|
bombay-lane|Bombay Lane|زقاق بومباي|curry-rice|asian,desserts|halal
sushi-saro|Sushi Saro|سوشي سارو|sushi|asian|min25
burger-dock|Burger Dock|رصيف البرغر|hamburger|burgers,desserts|
falafel-house|Falafel House|بيت الفلافل|falafel|grill,breakfast|halal
green-olive|Green Olive|الزيتونة الخضراء|olive green-salad|healthy,breakfast|closedtoday
midnight-slice|Midnight Slice|شريحة منتصف الليل|pizza crescent-moon|pizza|alwaysopen
tea-terrace|Tea Terrace|شرفة الشاي|teapot|beverages,desserts|takeaway
dumpling-den|Dumpling Den|بيت الدامبلنغ|dumpling|asian|own
seaside-brunch|Seaside Brunch|برنش البحر|beach-with-umbrella pancakes|breakfast,healthy|scheduleonly
hilltop-kitchen|Hilltop Kitchen|مطبخ التلة|pot-of-food|grill,pizza,desserts|zone3 alwaysopen halal
taco-stand|The Taco Stand|كشك التاكو|burrito|mexican|
gelato-bay|Gelato Bay|خليج الجيلاتو|soft-ice-cream|desserts|veg`,
  pharmacy: `
almera-pharmacy|Almera Pharmacy|صيدلية ألميرا|medical-symbol|all|featured alwaysopen
lifeline|Lifeline Pharmacy|صيدلية شريان الحياة|anatomical-heart|all|featured
old-town-apothecary|Old Town Apothecary|عطار المدينة القديمة|alembic herb|all|
mothers-corner|Mothers' Corner|ركن الأمهات|baby-bottle|baby-care,skin-care,vitamins|discount10
skin-lab|Skin Lab|مختبر البشرة|lotion-bottle|skin-care,hygiene|
night-pharmacy|Night Pharmacy|صيدلية الليل|crescent-moon pill|all|alwaysopen free
university-chemist|University Chemist|صيدلية الجامعة|test-tube|all|
beach-pharmacy|Beach Pharmacy|صيدلية الشاطئ|sun pill|skin-care,first-aid,pain-fever|
vitamin-bar|Vitamin Bar|بار الفيتامينات|tangerine pill|vitamins,cold-flu|closed
hills-pharmacy|Green Hills Pharmacy|صيدلية التلال الخضراء|hospital|all|zone3 alwaysopen`,
  ecommerce: `
weaver-co|Weaver & Co|النسّاج وشركاه|t-shirt thread|fashion,beauty|featured alwaysopen
volt-house|Volt House|بيت الفولت|high-voltage headphone|electronics|featured alwaysopen
nest-and-oak|Nest & Oak|عش وبلوط|couch-and-lamp|home-living|featured alwaysopen
playtime|Playtime|وقت اللعب|teddy-bear|toys|discount15 alwaysopen
harbour-books|Harbour Books|كتب الميناء|books|books-desk|alwaysopen
open-air|Open Air Sports|رياضة الهواء الطلق|soccer-ball|sports,fashion|alwaysopen
rose-room|Rose Room|غرفة الورد|rose lipstick|beauty,fashion|alwaysopen
pixel-port|Pixel Port|ميناء البكسل|video-game|electronics,toys|alwaysopen free
the-general|The General Store|المتجر العام|shopping-bags|all|alwaysopen
second-chapter|Second Chapter|الفصل الثاني|open-book|books-desk,toys|alwaysopen
atelier-sand|Atelier Sand|أتيليه الرمل|dress|fashion|alwaysopen
fix-and-fit|Fix & Fit|إصلاح ولياقة|hammer-and-wrench|home-living,sports|closed`,
};

/** All stores in a fixed order, which determines their ids. */
export const STORES: readonly StorePlan[] = Object.entries(TEXT).flatMap(([module, text]) =>
  text
    .trim()
    .split('\n')
    .map((row) => {
      const [slug = '', en = '', ar = '', icons = '', roots = '', traits = ''] = row.trim().split('|');
      return {
        slug,
        module,
        name: { en, ar },
        icons: icons.split(' '),
        roots: roots.split(','),
        traits: traits.split(' ').filter(Boolean),
      };
    }),
);

/** Named examples for tests, so that no test depends on a position in a list. */
export const FIXTURES = {
  'open-grocery': 'green-corner',
  'another-grocery': 'harbour-market',
  'open-restaurant': 'forno-almera',
  'min-max-restaurant': 'smash-yard',
  'noodle-restaurant': 'wok-and-roll',
  'closed-restaurant': 'lighthouse-grill',
  'closed-today': 'green-olive',
  'schedule-only': 'seaside-brunch',
  'other-zone-restaurant': 'hilltop-kitchen',
  'minimum-order': 'bay-fishmonger',
  'free-delivery': 'harbour-market',
  'store-discount': 'daily-basket',
  'own-delivery': 'hill-farm',
  'take-away-only': 'tea-terrace',
  'variation-out-of-stock': 'whole-milk-green-corner',
  'priced-variation': 'olive-oil-green-corner',
  'sold-out': 'lobster-green-corner',
  'last-units': 'eggs-green-corner',
  'cart-limit': 'honey-green-corner',
  'required-option': 'margherita-forno-almera',
  'min-max-option': 'classic-burger-smash-yard',
  'grocery-campaign': 'watermelon-green-corner',
  'food-campaign': 'gelato-forno-almera',
  'ecommerce-campaign': 'camera-volt-house',
  'out-of-hours': 'shakshuka-morning-glory',
} as const;
