/** Allergens and diets of dishes: on the wire, in the database, and in the demo (decision 092). */
import { ALLERGENS, DIETS, RULED_OUT, type Allergen, type Diet } from '@shop/domain/diet';
import { eq } from 'drizzle-orm';
import * as t from './db/schema';
import { bootBeforeAll, FOOD, type Json } from './testing.spec-helper';

const backend = bootBeforeAll();
const detailsOf = async (slug: string): Promise<Json> => (await backend.get(`items/details/${slug}`, FOOD)).body;

it('[PLUS-65] an item says what it contains and which diets it suits; what is unknown is missing', async () => {
  expect(await detailsOf('buddha-bowl-leaf-bowl')).toMatchObject({
    allergens: ['nuts', 'sesame'],
    diets: expect.arrayContaining(['vegan', 'gluten_free']),
  });
  expect(await detailsOf('margherita-forno-almera')).toMatchObject({ allergens: ['gluten', 'milk'] });
  // Known to contain none of them.
  expect(await detailsOf('fries-smash-yard')).toMatchObject({
    allergens: [],
    diets: ['halal', 'vegan', 'gluten_free'],
    is_halal: 1,
  });
  for (const unknown of ['hot-dog-smash-yard', 'bananas-green-corner'])
    expect(await detailsOf(unknown)).not.toHaveProperty('allergens');
  expect(await detailsOf('bananas-green-corner')).not.toHaveProperty('diets');
});

it('no dish of the demo contains what its diets rule out, and every dish with pork is not halal', async () => {
  const { rows } = await backend.shop.database.pool.query(
    `SELECT i.slug, i.allergens, i.halal, i.vegan, i.gluten_free, i.veg FROM items i JOIN modules m ON m.id = i.module_id WHERE m.type = 'food'`,
  );
  const dietsOf = (row: Json) => DIETS.filter((diet) => row[diet]);
  const wrong = (rows as Json[]).filter((row) =>
    dietsOf(row).some((diet: Diet) =>
      (row.allergens as Allergen[] | null)?.some((one) => RULED_OUT[diet].includes(one)),
    ),
  );
  expect(wrong).toEqual([]);
  expect((rows as Json[]).filter(({ vegan, veg }) => vegan && !veg)).toEqual([]);
  expect(
    (rows as Json[]).filter(({ slug, halal }) => /^(diavola|full-breakfast|tamales)-/.test(slug) && halal),
  ).toEqual([]);
  // Each diet has dishes, most dishes have known allergens, and some have none.
  for (const diet of DIETS) expect((rows as Json[]).filter((row) => row[diet]).length).toBeGreaterThan(3);
  const known = (rows as Json[]).filter(({ allergens }) => allergens !== null);
  expect(known.length).toBeGreaterThan(rows.length * 0.8);
  expect(known.length).toBeLessThan(rows.length);
});

it.each<[string, Partial<typeof t.items.$inferInsert>]>([
  ['an allergen that there is not', { allergens: ['chalk' as never] }],
  ...RULED_OUT.vegan.map((one): [string, object] => [`a vegan dish with ${one}`, { vegan: true, allergens: [one] }]),
  ['a vegan dish that is not vegetarian', { vegan: true, veg: false, allergens: [] }],
  ['a gluten-free dish with gluten', { glutenFree: true, allergens: ['gluten'] }],
])('the database refuses %s', async (_, columns) => {
  const { db } = backend.shop;
  const change = db.update(t.items).set(columns).where(eq(t.items.slug, 'margherita-forno-almera'));
  await expect(change).rejects.toThrow();
});

it('the database takes all fourteen', async () => {
  const { db } = backend.shop;
  await db
    .update(t.items)
    .set({ allergens: [...ALLERGENS] })
    .where(eq(t.items.slug, 'ramen-wok-and-roll'));
  expect((await detailsOf('ramen-wok-and-roll')).allergens).toEqual(ALLERGENS);
});
