/** The schema of `import` and `export`: zones, categories, stores and items, which reference each other by slug. */
import { ALLERGENS, DIETS } from '@shop/domain/diet';
import Type, { type Static } from 'typebox';

const Text = Type.Object({
  en: Type.String({ minLength: 1, maxLength: 300 }),
  ar: Type.String({ minLength: 1, maxLength: 300 }),
});
const ShortText = Type.Object({
  en: Type.String({ minLength: 1, maxLength: 120 }),
  ar: Type.String({ minLength: 1, maxLength: 120 }),
});
const LongText = Type.Object({ en: Type.String({ maxLength: 5000 }), ar: Type.String({ maxLength: 5000 }) });
const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 120 });
const Money = Type.Number({ minimum: 0, maximum: 1_000_000 });
const TimeOfDay = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$' });
const Lat = Type.Number({ minimum: -90, maximum: 90 });
const Lng = Type.Number({ minimum: -180, maximum: 180 });
const Percent = Type.Integer({ minimum: 0, maximum: 100 });

export const ZoneLine = Type.Object({
  name: Text,
  /** Corners as [lng, lat]; the last equals the first. */
  ring: Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }), { minItems: 4 }),
  modules: Type.Array(
    Type.Object({
      module: Slug,
      perKm: Type.Optional(Money),
      minimum: Type.Optional(Money),
      maximum: Type.Optional(Money),
    }),
  ),
});
export const CategoryLine = Type.Object({
  slug: Slug,
  module: Slug,
  parent: Type.Optional(Slug),
  name: Text,
  image: Type.Optional(Type.String({ maxLength: 200 })),
  featured: Type.Optional(Type.Boolean()),
});
export const StoreLine = Type.Object({
  slug: Slug,
  module: Slug,
  /** English name of the zone. */
  zone: Type.String({ minLength: 1 }),
  name: Text,
  address: Text,
  phone: Type.String({ minLength: 5, maxLength: 40 }),
  email: Type.String({ minLength: 3, maxLength: 200 }),
  lat: Lat,
  lng: Lng,
  /** Hours of every day, when they are all the same. */
  opens: Type.Optional(TimeOfDay),
  closes: Type.Optional(TimeOfDay),
  /** Hours by weekday, 0 is Sunday; a day without any is closed. */
  hours: Type.Optional(
    Type.Array(Type.Object({ day: Type.Integer({ minimum: 0, maximum: 6 }), opens: TimeOfDay, closes: TimeOfDay })),
  ),
  tax: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  minimumOrder: Type.Optional(Money),
  discountPercent: Type.Optional(Percent),
  logo: Type.Optional(Type.String({ maxLength: 200 })),
  cover: Type.Optional(Type.String({ maxLength: 200 })),
});
export const ItemLine = Type.Object({
  slug: Slug,
  store: Slug,
  category: Slug,
  name: Text,
  description: Type.Optional(LongText),
  price: Money,
  discountPercent: Type.Optional(Percent),
  /** Instead of a percentage. */
  discountAmount: Type.Optional(Money),
  /** Absent: stock is not tracked. */
  stock: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  unit: Type.Optional(Text),
  /** What one unit holds, for its price per kilogram or litre; absent: counted in pieces. */
  amount: Type.Optional(
    Type.Object(
      {
        value: Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 }),
        unit: Type.Enum(['g', 'kg', 'ml', 'cl', 'l']),
      },
      { additionalProperties: false },
    ),
  ),
  /** Medicine: what works in it, what a pack holds, and how many days a pack lasts. */
  activeIngredient: Type.Optional(ShortText),
  packSize: Type.Optional(ShortText),
  packDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 366 })),
  /** Sold to somebody who sends a picture of a prescription. */
  prescription: Type.Optional(Type.Boolean()),
  veg: Type.Optional(Type.Boolean()),
  diets: Type.Optional(Type.Array(Type.Enum([...DIETS]))),
  /** Absent: unknown; empty: none of the fourteen. In CSV words, or `none`. */
  allergens: Type.Optional(Type.Array(Type.Enum([...ALLERGENS]))),
  organic: Type.Optional(Type.Boolean()),
  recommended: Type.Optional(Type.Boolean()),
  image: Type.Optional(Type.String({ maxLength: 200 })),
  /** Further pictures, after the first. */
  images: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 20 })),
});
export type ZoneLine = Static<typeof ZoneLine>;
export type CategoryLine = Static<typeof CategoryLine>;
export type StoreLine = Static<typeof StoreLine>;
export type ItemLine = Static<typeof ItemLine>;

export const PARTS = { zones: ZoneLine, categories: CategoryLine, stores: StoreLine, items: ItemLine } as const;
export type Part = keyof typeof PARTS;
export interface LineOf {
  zones: ZoneLine;
  categories: CategoryLine;
  stores: StoreLine;
  items: ItemLine;
}
/** A valid line with its number in the file: in CSV from 1, in a JSON list from 0. */
export type Line = { [P in Part]: { part: P; number: number; value: LineOf[P] } }[Part];
