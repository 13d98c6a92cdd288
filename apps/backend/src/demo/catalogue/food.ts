/** Dishes of the restaurants. The kind at the end names the option groups (see options.ts); n = not vegetarian; h = served at this meal alone. */
import type { CatalogueText } from './read';

export const food: CatalogueText = {
  module: 'food',
  units: {},
  categories: [
    {
      slug: 'pizza',
      en: 'Pizza',
      ar: 'بيتزا',
      icons: 'pizza',
      featured: true,
      children: [
        {
          slug: 'classic-pizza',
          en: 'Classic pizza',
          ar: 'بيتزا كلاسيكية',
          rows: `
margherita|Margherita|مارغريتا|890||pizza|r kpizza
diavola|Diavola|ديافولا|1090||pizza hot-pepper|n kpizza
funghi|Funghi|فونغي|990||pizza brown-mushroom|kpizza
quattro-formaggi|Quattro Formaggi|أربعة أجبان|1150||pizza cheese-wedge|kpizza
seafood-pizza|Frutti di Mare|ثمار البحر|1290||pizza shrimp|n kpizza hdinner
veggie-pizza|Garden Pizza|بيتزا الحديقة|990||pizza bell-pepper|r kpizza`,
        },
      ],
    },
    {
      slug: 'burgers',
      en: 'Burgers',
      ar: 'برغر',
      icons: 'hamburger french-fries',
      featured: true,
      children: [
        {
          slug: 'house-burgers',
          en: 'House burgers',
          ar: 'برغر المطعم',
          rows: `
classic-burger|Classic Smash|كلاسيك سماش|790||hamburger|nr kburger
cheese-burger|Double Cheese|دبل تشيز|990||hamburger cheese-wedge|n kburger
chicken-burger|Crispy Chicken|دجاج مقرمش|850||hamburger poultry-leg|n kburger
mushroom-burger|Portobello|بورتوبيلو|820||hamburger brown-mushroom|kburger
fries|Rosemary Fries|بطاطا بإكليل الجبل|350||french-fries|ksize
onion-rings|Onion Rings|حلقات البصل|390||onion fire|ksize
hot-dog|Beef Hot Dog|هوت دوغ بقري|590||hot-dog|n kburger`,
        },
      ],
    },
    {
      slug: 'grill',
      en: 'Grill & shawarma',
      ar: 'مشاوي وشاورما',
      icons: 'stuffed-flatbread meat-on-bone',
      featured: true,
      children: [
        {
          slug: 'from-the-grill',
          en: 'From the grill',
          ar: 'من المشواة',
          rows: `
shawarma|Chicken Shawarma|شاورما دجاج|650||stuffed-flatbread poultry-leg|nr kwrap
lamb-kebab|Lamb Kebab|كباب لحم|990||meat-on-bone|n kwrap
mixed-grill|Mixed Grill|مشاوي مشكّلة|1690||meat-on-bone fire|n kmeal hdinner
falafel-wrap|Falafel Wrap|لفافة فلافل|490||falafel stuffed-flatbread|r kwrap
half-chicken|Half Charcoal Chicken|نصف دجاجة على الفحم|1090||poultry-leg fire|n kmeal hdinner
halloumi-wrap|Grilled Halloumi Wrap|لفافة حلوم مشوي|590||cheese-wedge stuffed-flatbread|kwrap hlunch`,
        },
      ],
    },
    {
      slug: 'asian',
      en: 'Asian',
      ar: 'آسيوي',
      icons: 'sushi steaming-bowl',
      featured: true,
      children: [
        {
          slug: 'wok-sushi',
          en: 'Wok & sushi',
          ar: 'ووك وسوشي',
          rows: `
sushi-mix|Sushi Mix, Twelve|تشكيلة سوشي، 12 قطعة|1590||sushi|nr kmeal
ramen|Miso Ramen|رامن ميسو|1190||steaming-bowl|n knoodle
pad-thai|Pad Thai|باد تاي|1090||spaghetti shrimp|n knoodle
veg-curry|Vegetable Curry|كاري الخضار|990||curry-rice|r kspice
butter-chicken|Butter Chicken|دجاج بالزبدة|1190||curry-rice poultry-leg|n kspice
dumplings|Steamed Dumplings, Six|دامبلنغ بالبخار، ست حبات|690||dumpling|n kspice
spring-rolls|Spring Rolls|سبرينغ رول|490||takeout-box|kspice
bento|Salmon Bento|بينتو السلمون|1490||bento-box fish|n kmeal hlunch
fried-rice|Egg Fried Rice|أرز مقلي بالبيض|690||cooked-rice egg|kspice`,
        },
      ],
    },
    {
      slug: 'mexican',
      en: 'Mexican',
      ar: 'مكسيكي',
      icons: 'taco burrito',
      featured: true,
      children: [
        {
          slug: 'tacos-burritos',
          en: 'Tacos & burritos',
          ar: 'تاكو وبوريتو',
          rows: `
tacos|Three Tacos|ثلاث قطع تاكو|890||taco|nr kspice
burrito|Big Burrito|بوريتو كبير|990||burrito|n kwrap
veg-burrito|Black Bean Burrito|بوريتو الفاصوليا|890||burrito beans|kwrap hlunch
tamales|Tamales|تامالي|790||tamale|n kspice
nachos|Loaded Nachos|ناتشوز محمّل|690||cheese-wedge hot-pepper|ksize`,
        },
      ],
    },
    {
      slug: 'healthy',
      en: 'Salads & bowls',
      ar: 'سلطات وأطباق صحية',
      icons: 'green-salad avocado',
      featured: true,
      children: [
        {
          slug: 'bowls',
          en: 'Bowls',
          ar: 'أطباق',
          rows: `
greek-salad|Village Salad|سلطة القرية|790||green-salad olive|r kbowl
caesar|Chicken Caesar|سيزر بالدجاج|990||green-salad poultry-leg|n kbowl
poke|Tuna Poke Bowl|بوكيه التونة|1290||bowl-with-spoon fish|n kbowl
buddha-bowl|Buddha Bowl|طبق بوذا|990||green-salad avocado|kbowl hlunch
lentil-soup|Red Lentil Soup|شوربة عدس|490||pot-of-food|r ksize
paella|Vegetable Paella|باييلا الخضار|1190||shallow-pan-of-food|kspice hdinner`,
        },
      ],
    },
    {
      slug: 'breakfast',
      en: 'Breakfast',
      ar: 'فطور',
      icons: 'pancakes cooking',
      featured: true,
      children: [
        {
          slug: 'morning-plates',
          en: 'Morning plates',
          ar: 'أطباق الصباح',
          rows: `
pancakes-stack|Blueberry Pancakes|بان كيك بالتوت|790||pancakes blueberries|r ksweet hbreakfast
shakshuka|Shakshuka|شكشوكة|850||cooking tomato|r kspice hbreakfast
full-breakfast|Harbour Breakfast|فطور الميناء|1090||cooking bacon|n kmeal hbreakfast
avocado-toast|Avocado Toast|توست الأفوكادو|790||avocado bread|kbowl hbreakfast
croissant-jam|Croissant & Jam|كرواسون ومربى|390||croissant strawberry|ksweet hbreakfast
egg-sandwich|Egg Sandwich|ساندويش بيض|550||sandwich egg|kwrap`,
        },
      ],
    },
    {
      slug: 'desserts',
      en: 'Desserts',
      ar: 'حلويات',
      icons: 'shortcake ice-cream',
      featured: true,
      children: [
        {
          slug: 'sweet-plates',
          en: 'Sweet plates',
          ar: 'أطباق حلوة',
          rows: `
cheesecake|Baked Cheesecake|تشيز كيك|590||shortcake|r ksweet
gelato|Two Scoops of Gelato|كرتا جيلاتو|450||ice-cream|ksweet
waffle-plate|Waffle & Cream|وافل بالكريمة|650||waffle|ksweet
baklava|Baklava Box|علبة بقلاوة|790||honey-pot cookie|r ksize
soft-serve|Soft Serve|آيس كريم طري|290||soft-ice-cream|ksweet
custard-cup|Rosewater Custard|مهلبية بماء الورد|390||custard rose|ksweet
fruit-pie|Apple Pie|فطيرة التفاح|490||pie red-apple|ksweet`,
        },
      ],
    },
    {
      slug: 'beverages',
      en: 'Beverages',
      ar: 'مشروبات المطعم',
      icons: 'bubble-tea hot-beverage',
      featured: false,
      children: [
        {
          slug: 'cold-hot',
          en: 'Cold & hot',
          ar: 'بارد وساخن',
          rows: `
lemonade|Mint Lemonade|ليموناضة بالنعناع|350||tropical-drink lemon|r kdrink
cola-glass|Cola|كولا|250||cup-with-straw|kdrink
bubble-tea|Brown Sugar Bubble Tea|شاي الفقاعات|490||bubble-tea|kdrink
flat-white|Flat White|فلات وايت|350||hot-beverage|r kdrink
mango-lassi|Mango Lassi|لاسي المانجو|420||glass-of-milk mango|kdrink
fresh-orange|Fresh Orange Juice|عصير برتقال|390||beverage-box tangerine|kdrink`,
        },
      ],
    },
  ],
};
