/** Products of the ecommerce stores. */
import type { CatalogueText } from './read';

export const ecommerce: CatalogueText = {
  module: 'ecommerce',
  units: { pcs: ['pcs', 'قطعة'], pair: ['pair', 'زوج'], set: ['set', 'طقم'] },
  categories: [
    {
      slug: 'fashion',
      en: 'Fashion',
      ar: 'أزياء',
      icons: 't-shirt dress',
      featured: true,
      children: [
        {
          slug: 'clothes',
          en: 'Clothes',
          ar: 'ملابس',
          rows: `
tee|Heavy Cotton T-Shirt|قميص قطني ثقيل|1990|pcs|t-shirt|rvbasic
jeans|Straight Jeans|جينز مستقيم|4990|pcs|jeans|vwear
dress|Linen Dress|فستان كتان|5990|pcs|dress|vwear
coat|Rain Coat|معطف مطر|8990|pcs|coat|vwear
socks|Wool Socks|جوارب صوفية|990|pair|socks|r
scarf|Merino Scarf|وشاح ميرينو|2990|pcs|scarf|vscarf`,
        },
        {
          slug: 'shoes-bags',
          en: 'Shoes & bags',
          ar: 'أحذية وحقائب',
          rows: `
runners|Light Runners|حذاء جري خفيف|7990|pair|running-shoe|rvshoe
boots|Hiking Boots|حذاء مشي جبلي|11990|pair|hiking-boot|vshoe
flats|Leather Flats|حذاء جلدي مسطّح|6490|pair|flat-shoe|vshoe
backpack|City Backpack|حقيبة ظهر|5490|pcs|backpack|vcolour
handbag|Canvas Handbag|حقيبة يد قماش|4490|pcs|handbag|vcolour
luggage|Cabin Trolley|حقيبة سفر|9990|pcs|luggage|`,
        },
      ],
    },
    {
      slug: 'electronics',
      en: 'Electronics',
      ar: 'إلكترونيات',
      icons: 'headphone laptop',
      featured: true,
      children: [
        {
          slug: 'devices',
          en: 'Devices',
          ar: 'أجهزة',
          rows: `
headphones|Wireless Headphones|سماعات لاسلكية|8990|pcs|headphone|rvcolour
phone|Smartphone 128 GB|هاتف ذكي 128 غ.ب|34900|pcs|mobile-phone|vcolour
laptop|Laptop 14"|حاسوب محمول 14 بوصة|69900|pcs|laptop|
camera|Compact Camera|كاميرا مدمجة|29900|pcs|camera|
watch-smart|Fitness Watch|ساعة رياضية|12900|pcs|watch|r
radio|Kitchen Radio|راديو مطبخ|5990|pcs|radio|
keyboard|Quiet Keyboard|لوحة مفاتيح هادئة|4990|pcs|keyboard|
mouse|Ergonomic Mouse|فأرة مريحة|2990|pcs|computer-mouse|
game-pad|Game Controller|يد ألعاب|4490|pcs|video-game|`,
        },
      ],
    },
    {
      slug: 'home-living',
      en: 'Home & living',
      ar: 'منزل ومعيشة',
      icons: 'couch-and-lamp potted-plant',
      featured: true,
      children: [
        {
          slug: 'home',
          en: 'Home',
          ar: 'منزل',
          rows: `
plant|Potted Monstera|نبتة مونستيرا|2490|pcs|potted-plant|r
chair|Oak Chair|كرسي بلوط|12900|pcs|chair|
lamp|Reading Lamp|مصباح قراءة|4990|pcs|light-bulb|
mirror|Round Mirror|مرآة دائرية|5990|pcs|mirror|
kettle|Enamel Teapot|إبريق شاي|3490|pcs|teapot|vcolour
knife|Chef's Knife|سكين الطاهي|5490|pcs|kitchen-knife|
basket|Laundry Basket|سلة غسيل|2990|pcs|basket|
clock|Alarm Clock|ساعة منبّه|1990|pcs|alarm-clock|
frame|Picture Frame|إطار صورة|1490|pcs|framed-picture|`,
        },
      ],
    },
    {
      slug: 'toys',
      en: 'Toys & games',
      ar: 'ألعاب',
      icons: 'teddy-bear puzzle-piece',
      featured: true,
      children: [
        {
          slug: 'play',
          en: 'Play',
          ar: 'لعب',
          rows: `
bear|Big Teddy Bear|دب كبير|2990|pcs|teddy-bear|r
puzzle|Harbour Puzzle, 1000|أحجية الميناء، 1000|1990|set|puzzle-piece|
kite|Sea Kite|طائرة ورقية|1790|pcs|kite|
yoyo|Wooden Yo-Yo|يويو خشبي|690|pcs|yo-yo|
blocks|Nesting Dolls|دمى متداخلة|2490|set|nesting-dolls|
dice-game|Dice Game|لعبة نرد|1290|set|game-die|`,
        },
      ],
    },
    {
      slug: 'sports',
      en: 'Sports',
      ar: 'رياضة',
      icons: 'soccer-ball tennis',
      featured: true,
      children: [
        {
          slug: 'sport',
          en: 'Sport',
          ar: 'رياضة',
          rows: `
football|Match Football|كرة قدم|2990|pcs|soccer-ball|r
basketball|Street Basketball|كرة سلة|2790|pcs|basketball|
racket|Tennis Racket|مضرب تنس|7990|pcs|tennis|
goggles|Swim Goggles|نظارات سباحة|1490|pcs|goggles|
skateboard|Cruiser Board|لوح تزلج|6990|pcs|skateboard|
bicycle|City Bicycle|دراجة مدينة|39900|pcs|bicycle|`,
        },
      ],
    },
    {
      slug: 'books-desk',
      en: 'Books & desk',
      ar: 'كتب ومكتب',
      icons: 'books pencil',
      featured: true,
      children: [
        {
          slug: 'desk',
          en: 'Desk',
          ar: 'مكتب',
          rows: `
novel|The Lighthouse Keeper|حارس المنارة|1490|pcs|closed-book|r
cookbook|Cooking by the Sea|الطبخ على البحر|2990|pcs|open-book|
notebook|Dotted Notebook|دفتر منقّط|990|pcs|notebook|
pens|Fountain Pen|قلم حبر|2490|pcs|fountain-pen|
paint|Watercolours|ألوان مائية|1990|set|artist-palette|
map-poster|Port Almera Map|خريطة بورت ألميرا|1790|pcs|world-map|`,
        },
      ],
    },
    {
      slug: 'beauty',
      en: 'Beauty',
      ar: 'جمال',
      icons: 'lipstick nail-polish',
      featured: false,
      children: [
        {
          slug: 'cosmetics',
          en: 'Cosmetics',
          ar: 'تجميل',
          rows: `
lipstick|Matte Lipstick|أحمر شفاه مطفي|1690|pcs|lipstick|vshade
nail-polish|Nail Polish|طلاء أظافر|890|pcs|nail-polish|vshade
rose-water|Rose Water|ماء الورد|1190|pcs|rose droplet|o
perfume|Jasmine Perfume|عطر الياسمين|4990|pcs|blossom sparkles|r`,
        },
      ],
    },
  ],
};
