/** `store_hours` (decision 144) is what `isOpenAt` of `domain` says of the schedules, on both databases and after any change. */
import { isOpenAt } from '@shop/domain/availability';
import { openDatabase } from './db/open-database';
import type { Database } from './db/database';
import { freshDatabase } from './postgres.spec-helper';
import { boot } from './testing.spec-helper';
import { seedDemo } from './demo/seed';

type Opened = Pick<Database, 'db' | 'pool'> & { close: () => Promise<void> };

/** Minutes of a week at which hours begin, end, or pass midnight, and those around. */
const MINUTES = Array.from({ length: 7 }, (_, day) =>
  [0, 1, 119, 120, 389, 390, 479, 480, 720, 1259, 1260, 1320, 1438, 1439].map((minute) => ({ day, minute })),
).flat();

async function wrongHours({ pool }: Opened): Promise<unknown[]> {
  const { rows: stores } = await pool.query<{ id: number; open: number[]; hours: [number, string, string][] }>(
    `SELECT s.id, ARRAY(SELECT m FROM unnest($1::int[]) m WHERE h.open @> m) AS open,
       ARRAY(SELECT jsonb_build_array(x.day, x.opens, x.closes) FROM store_schedules x WHERE x.store_id = s.id) AS hours
     FROM stores s LEFT JOIN store_hours h ON h.store_id = s.id`,
    [MINUTES.map(({ day, minute }) => day * 1440 + minute)],
  );
  expect(stores.length).toBeGreaterThan(50);
  return stores.flatMap(({ id, open, hours }) => {
    const schedules = hours.map(([day, opens, closes]) => ({ day, opens, closes }));
    return MINUTES.filter(
      ({ day, minute }) => open.includes(day * 1440 + minute) !== isOpenAt(schedules, day, minute),
    ).map((at) => ({ id, at, schedules }));
  });
}

const CHANGES: [what: string, statement: string][] = [
  ['the demo is seeded', 'SELECT 1'],
  [
    'stores close after midnight',
    `UPDATE store_schedules SET opens = '06:30:00', closes = '02:00:00' WHERE store_id % 3 = 0`,
  ],
  [
    'stores are open all day, or close in its last minute',
    `UPDATE store_schedules SET opens = '00:00', closes = '23:59:59' WHERE store_id % 5 = 0`,
  ],
  [
    'stores close at their opening time',
    `UPDATE store_schedules SET opens = '08:00', closes = '08:00' WHERE store_id % 7 = 0`,
  ],
  [
    'stores pause at noon',
    `INSERT INTO store_schedules (store_id, day, opens, closes) SELECT id, 6, '21:00', '02:00' FROM stores WHERE id % 4 = 0`,
  ],
  ['hours move to another store', 'UPDATE store_schedules SET store_id = 2 WHERE store_id = 4'],
  ['days are closed', 'DELETE FROM store_schedules WHERE day = 2 AND store_id % 2 = 0'],
  ['a store has no hours', 'DELETE FROM store_schedules WHERE store_id = 3'],
  [
    'a store is deleted',
    'DELETE FROM stores WHERE id IN (SELECT id FROM stores s WHERE NOT EXISTS (SELECT 1 FROM banners b WHERE b.store_id = s.id) ORDER BY id DESC LIMIT 2)',
  ],
];

describe.each<[string, () => Promise<Opened>]>([
  ['the embedded database', async () => boot().then(({ shop, close }) => ({ ...shop.database, close }))],
  [
    'PostgreSQL',
    async () => {
      const database = await openDatabase({ databaseUrl: await freshDatabase('open_hours'), dataDir: null });
      await seedDemo(database.db, { items: 800, stores: 68 }, new Date('2026-03-05T11:00:00Z'));
      return database;
    },
  ],
])('on %s', (_, open) => {
  let database: Opened;
  beforeAll(async () => {
    database = await open();
  }, 600_000);
  afterAll(() => database.close());

  it.each(CHANGES)('is right after: %s', async (_what, statement) => {
    await database.pool.query(statement);
    expect(await wrongHours(database)).toEqual([]);
  });

  it('keeps no hours of stores that are gone, or have none', async () => {
    const { rows } = await database.pool.query(
      'SELECT 1 FROM store_hours h WHERE NOT EXISTS (SELECT 1 FROM store_schedules s WHERE s.store_id = h.store_id)',
    );
    expect(rows).toEqual([]);
  });

  it('opens no store by hours that are no times', async () => {
    const { rows } = await database.pool.query(
      `WITH changed AS (UPDATE store_schedules SET opens = 'soon' WHERE store_id = 1 RETURNING 1) SELECT count(*)::int AS changed FROM changed`,
    );
    expect(rows[0].changed).toBeGreaterThan(0);
    expect((await database.pool.query('SELECT open::text FROM store_hours WHERE store_id = 1')).rows).toEqual([
      { open: '{}' },
    ]);
  });
});
