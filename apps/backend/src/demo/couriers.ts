/** Couriers of the demo; each zone has the same names. */
import type { Executor } from '../db/database';
import * as t from '../db/schema';
import { COURIER_ICONS } from './catalogue/used-icons';
import { ZONES } from './city/plan';
import { hueOf } from './modules';
import { pictureName } from './pictures/draw';
import { between, createRandom } from './random';

const COURIERS = [
  ['Nadia', 'نادية', 'Farrugia', 'فاروجا'],
  ['Karim', 'كريم', 'Haddad', 'حداد'],
  ['Luca', 'لوكا', 'Moretti', 'موريتي'],
  ['Salma', 'سلمى', 'Aziz', 'عزيز'],
  ['Peter', 'بيتر', 'Vella', 'فيلا'],
  ['Yusuf', 'يوسف', 'Demir', 'دمير'],
] as const;

export async function seedCouriers(db: Executor): Promise<void> {
  const rows = ZONES.flatMap((_, zone) =>
    COURIERS.map(([first, firstAr, last, lastAr], index) => {
      const random = createRandom(`courier ${zone} ${first}`);
      return {
        firstName: { en: first, ar: firstAr },
        lastName: { en: last, ar: lastAr },
        zoneId: zone + 1,
        phone: `+356 79${String(200_000 + zone * 1000 + index * 113)}`,
        image: pictureName([COURIER_ICONS[index % COURIER_ICONS.length] as string], hueOf(first)),
        rating: Number((4.2 + random() * 0.8).toFixed(2)),
        ratingCount: between(random, 30, 800),
        orderCount: between(random, 80, 4000),
      };
    }),
  );
  await db.insert(t.couriers).values(rows);
}
