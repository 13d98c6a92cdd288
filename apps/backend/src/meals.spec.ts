/** Dishes of a meal: with serving hours of their own, served now, in open stores. The backend’s clock stands at noon in Malta. */
import { isAllDay, isWithin } from '@shop/domain/availability';
import { mealOf, MEALS } from '@shop/domain/meals';
import { minuteOfDay } from '@shop/util';
import { bootBeforeAll, FOOD, HERE, NOON, type Json } from './testing.spec-helper';

const backend = bootBeforeAll({ CLOCK_STILL: '1' });
const { minute } = minuteOfDay(new Date(NOON), 'Europe/Malta');

async function read(path: string, headers = FOOD): Promise<Json> {
  const { status, body } = await backend.get(path, headers);
  expect({ path, status }).toEqual({ path, status: 200 });
  return body;
}
async function whole(path: string): Promise<Json[]> {
  const entries: Json[] = [];
  for (let offset = 1; ; offset += 1) {
    const { products, total_size: total } = await read(`${path}limit=200&offset=${offset}`);
    entries.push(...products);
    if (products.length < 200) {
      expect({ path, total }).toEqual({ path, total: entries.length });
      return entries;
    }
  }
}
const idsOf = (items: Json[]) => items.map(({ id }) => id);
const hoursOf = ({ available_time_starts: start, available_time_ends: end }: Json) =>
  start === null || end === null ? null : { start: String(start), end: String(end) };
/** What a meal has by the rules, of items in the order of their list. */
const byRules = (items: Json[], open: Set<number>, meal: string) =>
  items.filter((item) => {
    const hours = hoursOf(item);
    return hours && open.has(item.store_id) && !isAllDay(hours) && isWithin(hours, minute) && mealOf(hours) === meal;
  });
const openStores = async () =>
  new Set(
    ((await read('stores/get-stores/all?limit=200&offset=1')).stores as Json[])
      .filter((store) => store.active && store.open === 1)
      .map(({ id }) => Number(id)),
  );

it('[PLUS-65] the demo has dishes for noon, those ordered most first, and only of open restaurants', async () => {
  const lunch = await whole('items/served-now?meal=lunch&');
  expect(lunch.length).toBeGreaterThan(3);
  expect(idsOf(lunch)).toEqual(idsOf(byRules(await whole('items/popular?'), await openStores(), 'lunch')));
  expect(await whole('items/served-now?meal=dinner&')).toEqual([]);
});

it('[PLUS-65] each meal has the dishes of the rules, whatever their hours are', async () => {
  const windows = [
    ['05:00', '23:00'],
    ['04:59:00', '12:01:00'],
    ['11:00', '12:00'],
    ['11:00', '12:01'],
    ['12:00:00', '23:59:59'],
    ['12:01', '18:00'],
    ['16:00', '15:00'],
    ['22:30', '13:00'],
    ['00:00', '12:30'],
    ['00:00:00', '23:59:59'],
    ['12:00', '12:00'],
    [null, null],
  ];
  for (const [index, [from, to]] of windows.entries())
    await backend.shop.database.pool.query(
      'UPDATE items SET available_from = $1, available_to = $2 WHERE module_id = 2 AND id % $3 = $4',
      [from, to, windows.length, index],
    );
  const [all, open] = [await whole('items/popular?'), await openStores()];
  for (const meal of MEALS) {
    const wanted = idsOf(byRules(all, open, meal));
    expect({ meal, some: wanted.length > 5 }).toEqual({ meal, some: true });
    expect({ meal, ids: idsOf(await whole(`items/served-now?meal=${meal}&`)) }).toEqual({ meal, ids: wanted });
  }
});

it('[PLUS-65] other modules have no meals, and an unknown meal is refused', async () => {
  expect((await read('items/served-now?meal=lunch&limit=5&offset=1', HERE)).products).toEqual([]);
  for (const query of ['meal=brunch&limit=5&offset=1', 'limit=5&offset=1'])
    expect(await backend.get(`items/served-now?${query}`, FOOD)).toMatchObject({ status: 403 });
});
