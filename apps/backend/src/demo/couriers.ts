/** Couriers of the demo; each zone has the same names. */
import type { Executor } from '../db/database';
import * as t from '../db/schema';
import { COURIER_ICONS } from './catalogue/used-icons';
import { ZONES } from './city/plan';
import { hueOf } from './modules';
import { pictureName } from './pictures/name';
import { between, createRandom } from './random';

/** First and last name in English and Arabic; their hair, for the portrait. */
const COURIERS = [
  ['Nadia', 'نادية', 'Farrugia', 'فاروجا', 'long'],
  ['Karim', 'كريم', 'Haddad', 'حداد', 'short'],
  ['Luca', 'لوكا', 'Moretti', 'موريتي', 'short'],
  ['Salma', 'سلمى', 'Aziz', 'عزيز', 'long'],
  ['Peter', 'بيتر', 'Vella', 'فيلا', 'short'],
  ['Yusuf', 'يوسف', 'Demir', 'دمير', 'short'],
] as const;

export async function seedCouriers(db: Executor): Promise<void> {
  const rows = ZONES.flatMap((_, zone) =>
    COURIERS.map(([first, firstAr, last, lastAr, hair], index) => {
      const random = createRandom(`courier ${zone} ${first}`);
      return {
        firstName: { en: first, ar: firstAr },
        lastName: { en: last, ar: lastAr },
        zoneId: zone + 1,
        phone: `+356 79${String(200_000 + zone * 1000 + index * 113)}`,
        image: pictureName({
          icons: [COURIER_ICONS[index % COURIER_ICONS.length] as string],
          hue: hueOf(first),
          setting: { recipe: 'rider', word: hair, look: index % 4, of: first },
        }),
        rating: Number((4.2 + random() * 0.8).toFixed(2)),
        ratingCount: between(random, 30, 800),
        orderCount: between(random, 80, 4000),
      };
    }),
  );
  await db.insert(t.couriers).values(rows);
}
