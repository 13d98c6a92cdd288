/**
 * Promotional content of the homes: section banners, reasons, the three steps of the parcel module, and parcel
 * categories.
 */
import type { Executor } from '../db/database';
import * as t from '../db/schema';
import { pictureName } from './pictures/name';

type ModuleIds = ReadonlyMap<string, number>;
const both = (file: string): t.Localized => ({ en: file, ar: file });

const PARCELS = [
  {
    name: { en: 'Documents', ar: 'مستندات' },
    description: { en: 'Letters, contracts and papers up to A3.', ar: 'رسائل وعقود وأوراق حتى مقاس A3.' },
    icon: 'page-facing-up',
    hue: 210,
    perKm: 45,
    minimum: 150,
  },
  {
    name: { en: 'Small packages', ar: 'طرود صغيرة' },
    description: { en: 'Whatever fits into a shoe box, up to 3 kg.', ar: 'كل ما تتسع له علبة أحذية، حتى 3 كغ.' },
    icon: 'package',
    hue: 40,
    perKm: null,
    minimum: null,
  },
  {
    name: { en: 'Gifts', ar: 'هدايا' },
    description: { en: 'Wrapped, held upright, handed over with a smile.', ar: 'مغلّفة ومحمولة بعناية وتُسلَّم بابتسامة.' },
    icon: 'wrapped-gift',
    hue: 340,
    perKm: null,
    minimum: 250,
  },
  {
    name: { en: 'Food and cakes', ar: 'أطعمة وكعك' },
    description: { en: 'Kept cool and level on the way.', ar: 'تبقى باردة ومستوية طوال الطريق.' },
    icon: 'birthday-cake',
    hue: 20,
    perKm: 70,
    minimum: 260,
  },
  {
    name: { en: 'Keys and small things', ar: 'مفاتيح وأشياء صغيرة' },
    description: { en: 'What you forgot and need within the hour.', ar: 'ما نسيته وتحتاجه خلال ساعة.' },
    icon: 'key',
    hue: 55,
    perKm: 45,
    minimum: 120,
  },
  {
    name: { en: 'Large boxes', ar: 'صناديق كبيرة' },
    description: { en: 'Up to 20 kg, by cargo bike.', ar: 'حتى 20 كغ، بدراجة الشحن.' },
    icon: 'luggage',
    hue: 165,
    perKm: 110,
    minimum: 480,
  },
] as const;

const STEPS = [
  [
    { en: 'Choose what you send', ar: 'اختر ما تريد إرساله' },
    { en: 'From a single key to a box of twenty kilos.', ar: 'من مفتاح واحد إلى صندوق وزنه عشرون كيلوغرامًا.' },
  ],
  [
    { en: 'Say from where and to whom', ar: 'حدّد من أين وإلى من' },
    {
      en: 'Two places on the map; the fee is shown before you order.',
      ar: 'موقعان على الخريطة، وتظهر الرسوم قبل الطلب.',
    },
  ],
  [
    { en: 'Watch it arrive', ar: 'تابع وصوله' },
    { en: 'A courier sets off at once, and you see where.', ar: 'ينطلق السائق فورًا وترى مكانه.' },
  ],
] as const;

const SECTION_BANNERS: Record<string, { key: string; icons: string[]; hue: number }[]> = {
  grocery: [
    { key: 'promotional_banner', icons: ['basket', 'bread', 'egg'], hue: 95 },
    { key: 'best_reviewed_section_banner', icons: ['strawberry', 'banana'], hue: 340 },
    { key: 'bottom_section_banner', icons: ['carrot', 'tomato', 'watermelon'], hue: 140 },
  ],
  food: [
    { key: 'promotional_banner', icons: ['pizza', 'hamburger', 'fire'], hue: 10 },
    { key: 'best_reviewed_section_banner', icons: ['french-fries', 'hot-pepper'], hue: 45 },
    { key: 'bottom_section_banner', icons: ['cup-with-straw', 'pizza'], hue: 25 },
  ],
  pharmacy: [
    { key: 'promotional_banner', icons: ['sun', 'lotion-bottle'], hue: 185 },
    { key: 'basic_section_nearby', icons: ['pill', 'lotion-bottle'], hue: 205 },
    { key: 'bottom_section_banner', icons: ['lotion-bottle', 'sun'], hue: 170 },
  ],
  ecommerce: [
    { key: 'promotional_banner', icons: ['shopping-bags', 'watch', 'headphone'], hue: 250 },
    { key: 'new_arrival_section_banner', icons: ['t-shirt', 'scarf'], hue: 280 },
    { key: 'bottom_section_banner', icons: ['mobile-phone', 'headphone'], hue: 230 },
  ],
};

/** Words beside the promotional banner. */
const MESSAGES: Record<string, t.Localized> = {
  grocery: { en: 'A full breakfast table, for less', ar: 'مائدة فطور عامرة بسعر أقل' },
  food: { en: 'Hot tonight, and for less', ar: 'ساخنة الليلة وبسعر أقل' },
  pharmacy: { en: 'Summer care, for less', ar: 'عناية الصيف بسعر أقل' },
  ecommerce: { en: 'Good things at good prices', ar: 'أشياء جميلة بأسعار جميلة' },
};

const REASONS = [
  {
    title: { en: 'Minutes, not days', ar: 'دقائق لا أيام' },
    text: { en: 'From stores around the corner, by bicycle and scooter.', ar: 'من متاجر قريبة، بالدراجة والسكوتر.' },
    icon: 'motor-scooter',
    hue: 200,
  },
  {
    title: { en: 'The price of the store', ar: 'بسعر المتجر نفسه' },
    text: { en: 'You see every fee before you order.', ar: 'ترى كل رسم قبل أن تطلب.' },
    icon: 'basket',
    hue: 120,
  },
  {
    title: { en: 'Somebody who answers', ar: 'هناك من يجيبك' },
    text: { en: 'Chat with the store and with your courier.', ar: 'تحدّث مع المتجر ومع السائق.' },
    icon: 'mobile-phone',
    hue: 30,
  },
] as const;

/** All icons used in the lists above. */
export const PROMOTION_ICONS: readonly string[] = [
  ...PARCELS.map(({ icon }) => icon),
  ...REASONS.map(({ icon }) => icon),
  ...Object.values(SECTION_BANNERS).flatMap((banners) => banners.flatMap(({ icons }) => icons)),
];

/** A few things on a soft ground. */
const tileOf = (icon: string, hue: number, of: string): string =>
  pictureName({ icons: [icon], hue, setting: { recipe: 'tile', word: '', look: 0, of } });

const STREET = pictureName({
  icons: ['motor-scooter', 'package', 'wrapped-gift'],
  hue: 40,
  setting: { recipe: 'street', word: '', look: 0, of: 'parcel' },
});

function videoContent(moduleId: number): (typeof t.moduleContents.$inferInsert)[] {
  const section = 'video' as const;
  const head = [
    {
      key: 'section_title',
      value: { en: 'Three steps to anywhere in the city', ar: 'ثلاث خطوات إلى أي مكان في المدينة' },
    },
    { key: 'banner_type', value: both('image') },
    { key: 'banner_image', value: both(STREET) },
  ];
  const steps = STEPS.flatMap(([title, text], index) => [
    { key: `title_${index + 1}`, value: title },
    { key: `description_${index + 1}`, value: text },
  ]);
  return [...head, ...steps].map((row, position) => ({ moduleId, section, position, ...row }));
}

export async function seedPromotions(db: Executor, modules: ModuleIds): Promise<void> {
  for (const [type, moduleId] of modules) {
    const banners = (SECTION_BANNERS[type] ?? []).map(({ key, icons, hue }, position) => ({
      moduleId,
      section: 'promotion' as const,
      key,
      value: both(pictureName({ icons, hue, setting: { recipe: 'spread', word: '', look: position % 4, of: key } })),
      position,
    }));
    const message = MESSAGES[type];
    const words = {
      moduleId,
      section: 'promotion' as const,
      key: 'promotional_banner_content',
      position: banners.length,
    };
    const contents = message ? [...banners, { ...words, value: message }] : banners;
    if (contents.length > 0) await db.insert(t.moduleContents).values(contents);
    await db.insert(t.moduleReasons).values(
      REASONS.map(({ title, text, icon, hue }, position) => ({
        moduleId,
        title,
        text,
        image: tileOf(icon, hue, title.en),
        position,
      })),
    );
  }
  const parcel = modules.get('parcel');
  if (!parcel) return;
  await db.insert(t.moduleContents).values(videoContent(parcel));
  await db.insert(t.parcelCategories).values(
    PARCELS.map(({ icon, hue, ...category }, position) => ({
      ...category,
      moduleId: parcel,
      image: tileOf(icon, hue, category.name.en),
      position,
    })),
  );
}
