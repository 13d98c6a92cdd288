/** Banners of the demo; each links to a store. */
import type { Executor } from '../db/database';
import * as t from '../db/schema';
import { STORES } from './catalogue/stores';
import { moduleIdOf } from './modules';
import { pictureName } from './pictures/name';

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
    title: { en: '15% off at Daily Basket', ar: 'خصم 15٪ من السلة اليومية' },
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
    icons: ['stuffed-flatbread', 'falafel', 'tomato'],
    hue: 350,
    store: 'shawarma-king',
  },
  {
    module: 'pharmacy',
    title: { en: 'Sun with care', ar: 'استمتع بالشمس بأمان' },
    icons: ['sun', 'lotion-bottle', 'beach-with-umbrella'],
    hue: 190,
    store: 'beach-pharmacy',
  },
  {
    module: 'ecommerce',
    title: { en: 'Layers for the harbour', ar: 'ملابس لأيام الميناء' },
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

export async function seedBanners(db: Executor): Promise<void> {
  await db.insert(t.banners).values(
    BANNERS.map((banner, position) => ({
      moduleId: moduleIdOf(banner.module),
      title: banner.title,
      type: 'store_wise' as const,
      image: pictureName({
        icons: banner.icons,
        hue: banner.hue,
        setting: { recipe: 'banner', word: '', look: position % 4, of: banner.store },
      }),
      storeId: STORES.findIndex(({ slug }) => slug === banner.store) + 1,
      position,
    })),
  );
}
