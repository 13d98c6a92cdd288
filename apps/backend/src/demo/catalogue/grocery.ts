/**
 * Products of the grocery stores: slug | English | Arabic | price in cents | unit | icons | flags (o organic, r
 * ordered more often, v<kind> variations).
 */
import type { CatalogueText } from './read';

export const grocery: CatalogueText = {
  module: 'grocery',
  units: {
    kg: ['kg', 'كغ'],
    pcs: ['pcs', 'قطعة'],
    pack: ['pack', 'عبوة'],
    l: ['L', 'لتر'],
    g500: ['500 g', '500 غ'],
    bunch: ['bunch', 'حزمة'],
    ml: ['750 ml', '750 مل'],
  },
  categories: [
    {
      slug: 'fruit',
      en: 'Fruit',
      ar: 'فواكه',
      icons: 'red-apple banana grapes',
      featured: true,
      children: [
        {
          slug: 'everyday-fruit',
          en: 'Everyday fruit',
          ar: 'فواكه يومية',
          rows: `
red-apples|Red Apples|تفاح أحمر|249|kg|red-apple|or
green-apples|Green Apples|تفاح أخضر|239|kg|green-apple|
bananas|Bananas|موز|189|kg|banana|r
pears|Conference Pears|إجاص|279|kg|pear|
grapes|Seedless Grapes|عنب بلا بذور|349|g500|grapes|
peaches|Flat Peaches|خوخ مسطّح|329|kg|peach|
kiwis|Kiwis, Six|كيوي، ست حبات|219|pack|kiwi-fruit|o`,
        },
        {
          slug: 'citrus-tropical',
          en: 'Citrus & tropical',
          ar: 'حمضيات واستوائية',
          rows: `
oranges|Juicing Oranges|برتقال للعصير|199|kg|tangerine|r
lemons|Unwaxed Lemons|ليمون غير مشمّع|179|g500|lemon|o
limes|Limes, Four|لايم، أربع حبات|149|pack|lime|
pineapple|Golden Pineapple|أناناس ذهبي|389|pcs|pineapple|
mangoes|Ripe Mango|مانجو ناضجة|259|pcs|mango|r
watermelon|Watermelon|بطيخ أحمر|549|pcs|watermelon|
melon|Galia Melon|شمام غاليا|319|pcs|melon|
coconut|Fresh Coconut|جوز هند طازج|229|pcs|coconut|
strawberries|Strawberries|فراولة|299|g500|strawberry|r
cherries|Dark Cherries|كرز داكن|449|g500|cherries|
blueberries|Blueberries|توت أزرق|379|pack|blueberries|o`,
        },
      ],
    },
    {
      slug: 'vegetables',
      en: 'Vegetables',
      ar: 'خضروات',
      icons: 'tomato broccoli carrot',
      featured: true,
      children: [
        {
          slug: 'salad-vegetables',
          en: 'Salad vegetables',
          ar: 'خضروات السلطة',
          rows: `
tomatoes|Vine Tomatoes|طماطم على الغصن|229|kg|tomato|or
cucumbers|Mini Cucumbers|خيار صغير|149|pack|cucumber|
lettuce|Cos Lettuce|خس روماني|129|pcs|leafy-green|o
avocados|Ripe Avocado|أفوكادو ناضج|169|pcs|avocado|r
peppers|Bell Peppers, Three|فلفل رومي، ثلاث حبات|239|pack|bell-pepper|
chillies|Red Chillies|فلفل أحمر حار|99|pack|hot-pepper|
herbs|Parsley & Mint|بقدونس ونعناع|119|bunch|herb|o
olives-green|Cracked Green Olives|زيتون أخضر مكسور|289|pack|olive|`,
        },
        {
          slug: 'cooking-vegetables',
          en: 'Cooking vegetables',
          ar: 'خضروات الطبخ',
          rows: `
carrots|Carrots|جزر|119|kg|carrot|o
potatoes|Baking Potatoes|بطاطا للخبز|139|kg|potato|
sweet-potatoes|Sweet Potatoes|بطاطا حلوة|219|kg|roasted-sweet-potato|
onions|Brown Onions|بصل بني|109|kg|onion|
garlic|Garlic, Three Heads|ثوم، ثلاثة رؤوس|129|pack|garlic|
broccoli|Broccoli|بروكلي|199|pcs|broccoli|r
aubergines|Aubergine|باذنجان|159|pcs|eggplant|
mushrooms|Chestnut Mushrooms|فطر كستنائي|189|pack|brown-mushroom|
sweetcorn|Corn on the Cob|ذرة على الكوز|179|pack|ear-of-corn|
peas|Garden Peas|بازلاء|169|pack|pea-pod|
ginger|Root Ginger|زنجبيل طازج|99|pack|ginger-root|`,
        },
      ],
    },
    {
      slug: 'dairy-eggs',
      en: 'Dairy & eggs',
      ar: 'ألبان وبيض',
      icons: 'glass-of-milk egg cheese-wedge',
      featured: true,
      children: [
        {
          slug: 'milk-drinks',
          en: 'Milk & plant drinks',
          ar: 'حليب ومشروبات نباتية',
          rows: `
whole-milk|Whole Milk|حليب كامل الدسم|145|l|glass-of-milk|vsize
oat-milk|Oat Drink, Unsweetened|مشروب الشوفان دون سكر|229|l|glass-of-milk sheaf-of-rice|ovsize
almond-milk|Almond Drink|مشروب اللوز|259|l|glass-of-milk peanuts|
buttermilk|Cultured Buttermilk|لبن رائب|169|l|glass-of-milk droplet|
laban|Salted Laban|لبن عيران|99|pcs|glass-of-milk salt|r`,
        },
        {
          slug: 'cheese-eggs',
          en: 'Cheese, butter & eggs',
          ar: 'أجبان وزبدة وبيض',
          rows: `
eggs|Free-Range Eggs, Twelve|بيض بلدي، اثنتا عشرة|349|pack|egg|or
butter|Salted Butter|زبدة مملّحة|279|pack|butter|
cheddar|Mature Cheddar|شيدر معتّق|419|pack|cheese-wedge|
halloumi|Halloumi|حلوم|389|pack|cheese-wedge herb|r
labneh|Labneh in Oil|لبنة بالزيت|329|pack|bowl-with-spoon olive|
yoghurt|Set Yoghurt|زبادي|189|pack|bowl-with-spoon|
custard-dessert|Vanilla Custard|كاسترد بالفانيليا|159|pack|custard|`,
        },
      ],
    },
    {
      slug: 'bakery',
      en: 'Bakery',
      ar: 'مخبوزات',
      icons: 'bread croissant bagel',
      featured: true,
      children: [
        {
          slug: 'bread',
          en: 'Bread',
          ar: 'خبز',
          rows: `
sourdough|Country Sourdough|خبز العجين المخمّر|389|pcs|bread|or
baguette|Baguette|باغيت|149|pcs|baguette-bread|
flatbread|Tabouna Flatbread, Four|خبز طابونة، أربعة|169|pack|flatbread|r
bagels|Sesame Bagels, Four|بيغل بالسمسم، أربع|259|pack|bagel|
pretzels|Soft Pretzels, Two|بريتزل طري، قطعتان|199|pack|pretzel|
wraps|Wholewheat Wraps|خبز لفائف قمح كامل|219|pack|stuffed-flatbread|`,
        },
        {
          slug: 'pastry',
          en: 'Pastry & cakes',
          ar: 'معجنات وكعك',
          rows: `
croissants|Butter Croissants, Four|كرواسون بالزبدة، أربعة|329|pack|croissant|r
doughnuts|Sugar Doughnuts, Three|دونات بالسكر، ثلاث|289|pack|doughnut|
cupcakes|Vanilla Cupcakes, Two|كب كيك فانيليا، قطعتان|249|pack|cupcake|
cookies|Chocolate Chip Cookies|كوكيز بقطع الشوكولاتة|229|pack|cookie|
shortcake|Strawberry Shortcake|كعكة الفراولة|359|pcs|shortcake|
birthday-cake|Celebration Cake|كعكة احتفال|1890|pcs|birthday-cake|vcake
waffles|Liège Waffles|وافل لييج|279|pack|waffle|`,
        },
      ],
    },
    {
      slug: 'meat-fish',
      en: 'Meat & fish',
      ar: 'لحوم وأسماك',
      icons: 'cut-of-meat fish poultry-leg',
      featured: true,
      children: [
        {
          slug: 'butcher',
          en: 'Butcher',
          ar: 'الملحمة',
          rows: `
sirloin|Sirloin Steak|شريحة سيرلوين|1290|g500|cut-of-meat|vcut
lamb-shoulder|Lamb Shoulder|كتف خروف|1490|kg|meat-on-bone|
chicken-legs|Chicken Legs|أفخاذ دجاج|549|kg|poultry-leg|r
whole-chicken|Free-Range Chicken|دجاجة بلدية|899|pcs|rooster|o
beef-bacon|Smoked Beef Bacon|بيكون بقري مدخّن|429|pack|bacon|`,
        },
        {
          slug: 'fishmonger',
          en: 'Fishmonger',
          ar: 'السمّاك',
          rows: `
sea-bass|Whole Sea Bass|قاروص كامل|1190|kg|fish|r
shrimps|Peeled Shrimps|روبيان مقشّر|990|g500|shrimp|
crab|Dressed Crab|سلطعون|1090|pcs|crab|
lobster|Half Lobster|نصف كركند|1890|pcs|lobster|
squid|Cleaned Squid|حبّار منظّف|890|g500|squid|
oysters|Rock Oysters, Six|محار، ست حبات|1490|pack|oyster|`,
        },
      ],
    },
    {
      slug: 'pantry',
      en: 'Pantry',
      ar: 'مؤونة',
      icons: 'canned-food honey-pot cooked-rice',
      featured: true,
      children: [
        {
          slug: 'grains-tins',
          en: 'Grains & tins',
          ar: 'حبوب ومعلّبات',
          rows: `
basmati|Basmati Rice|أرز بسمتي|399|kg|cooked-rice|vweight
spaghetti-dry|Bronze-Cut Spaghetti|سباغيتي|189|pack|spaghetti|
beans-tin|Red Kidney Beans|فاصوليا حمراء|119|pcs|canned-food beans|
tomato-tin|Peeled Plum Tomatoes|طماطم مقشّرة|109|pcs|canned-food tomato|
tuna-tin|Tuna in Olive Oil|تونة بزيت الزيتون|249|pcs|canned-food fish|r
flour|Strong White Flour|طحين أبيض قوي|169|kg|sheaf-of-rice|
chickpeas|Jarred Chickpeas|حمّص بالمرطبان|189|pcs|jar beans|`,
        },
        {
          slug: 'oils-spreads',
          en: 'Oils, honey & spreads',
          ar: 'زيوت وعسل',
          rows: `
olive-oil|Extra Virgin Olive Oil|زيت زيتون بكر ممتاز|899|ml|olive|orvsize
honey|Thyme Honey|عسل الزعتر|749|pcs|honey-pot|o
peanut-butter|Crunchy Peanut Butter|زبدة فول سوداني مقرمشة|349|pcs|peanuts jar|
strawberry-jam|Strawberry Jam|مربى الفراولة|289|pcs|jar strawberry|
sea-salt|Sea Salt Flakes|ملح بحري|199|pack|salt|
stock-cubes|Vegetable Stock|مرق خضار|149|pack|pot-of-food|`,
        },
      ],
    },
    {
      slug: 'snacks',
      en: 'Snacks & sweets',
      ar: 'وجبات خفيفة وحلويات',
      icons: 'chocolate-bar popcorn candy',
      featured: true,
      children: [
        {
          slug: 'sweet-snacks',
          en: 'Sweet',
          ar: 'حلو',
          rows: `
dark-chocolate|Dark Chocolate 70 %|شوكولاتة داكنة 70٪|259|pcs|chocolate-bar|or
candy-mix|Fruit Candy Mix|تشكيلة حلوى الفواكه|189|pack|candy|
lollipops|Lollipops, Ten|مصّاصات، عشر|159|pack|lollipop|
ice-cream-tub|Vanilla Ice Cream|مثلجات الفانيليا|449|pack|ice-cream|r
pancake-mix|Pancake Mix|خليط البان كيك|229|pack|pancakes|`,
        },
        {
          slug: 'salty-snacks',
          en: 'Salty',
          ar: 'مالح',
          rows: `
popcorn-salted|Sea Salt Popcorn|فشار بالملح|149|pack|popcorn|
roasted-peanuts|Roasted Peanuts|فول سوداني محمّص|199|pack|peanuts|
chestnuts|Roasted Chestnuts|كستناء محمّصة|289|pack|chestnut|
rice-crackers|Rice Crackers|مقرمشات الأرز|179|pack|rice-cracker|`,
        },
      ],
    },
    {
      slug: 'drinks',
      en: 'Drinks',
      ar: 'مشروبات',
      icons: 'beverage-box hot-beverage bubble-tea',
      featured: true,
      children: [
        {
          slug: 'cold-drinks',
          en: 'Cold drinks',
          ar: 'مشروبات باردة',
          rows: `
still-water|Spring Water, Six|مياه ينابيع، ست|249|pack|droplet|vsize
orange-juice|Pressed Orange Juice|عصير برتقال طازج|349|l|beverage-box tangerine|r
apple-juice|Cloudy Apple Juice|عصير تفاح|299|l|beverage-box red-apple|o
cola|Cola, Six Cans|كولا، ست علب|399|pack|cup-with-straw|
iced-tea|Peach Iced Tea|شاي مثلج بالخوخ|189|l|bubble-tea peach|
mate-bottle|Sparkling Mate|متّة غازية|219|pcs|mate|`,
        },
        {
          slug: 'coffee-tea',
          en: 'Coffee & tea',
          ar: 'قهوة وشاي',
          rows: `
ground-coffee|House Blend Coffee|قهوة مطحونة|649|pack|hot-beverage|rvweight
mint-tea|Moroccan Mint Tea|شاي بالنعناع|279|pack|teapot herb|
green-tea|Sencha Green Tea|شاي أخضر سينشا|359|pack|teacup-without-handle|o
cocoa|Drinking Chocolate|شوكولاتة ساخنة|329|pack|hot-beverage chocolate-bar|`,
        },
      ],
    },
    {
      slug: 'household',
      en: 'Household',
      ar: 'منزليات',
      icons: 'soap sponge roll-of-paper',
      featured: false,
      children: [
        {
          slug: 'cleaning',
          en: 'Cleaning',
          ar: 'تنظيف',
          rows: `
dish-soap|Dish Soap, Lemon|سائل جلي بالليمون|219|pcs|soap lemon|
sponges|Kitchen Sponges|إسفنج مطبخ|149|pack|sponge|
bin-bags|Compostable Bin Bags|أكياس نفايات|249|pack|wastebasket|o
laundry|Laundry Liquid|سائل غسيل|899|pcs|bubbles basket|`,
        },
        {
          slug: 'paper',
          en: 'Paper & home',
          ar: 'ورقيات ومنزل',
          rows: `
toilet-paper|Toilet Paper, Eight|ورق تواليت، ثماني لفات|549|pack|roll-of-paper|r
candles|Unscented Candles|شموع بلا رائحة|399|pack|candle|
batteries|AA Batteries, Eight|بطاريات، ثمان|649|pack|battery|
light-bulbs|LED Bulbs, Two|مصابيح، قطعتان|599|pack|light-bulb|`,
        },
      ],
    },
  ],
};
