/** Live streams are counted over all processes, on a real PostgreSQL that they share. */
import type { Database } from './db/database';
import { openDatabase } from './db/open-database';
import { createStreamSlots, type StreamSlots } from './features/live/stream-slots';
import { freshDatabase } from './postgres.spec-helper';

let databaseUrl: string;
const databases: Database[] = [];
const open: StreamSlots[] = [];
/** A process that shares the database. @param renewedEvery seconds */
async function process(renewedEvery = 20): Promise<{ slots: StreamSlots; database: Database }> {
  const database = await openDatabase({ databaseUrl, dataDir: null });
  const slots = createStreamSlots({ databaseUrl }, database.db, renewedEvery);
  databases.push(database);
  open.push(slots);
  return { slots, database };
}
const take = (slots: StreamSlots, topic: string, caller: string, address: string) =>
  slots.take(topic, { caller, address }).then(
    (giveBack) => giveBack,
    (error: { status: number }) => error.status,
  );
const free = (tries: (number | (() => void))[]) => tries.filter((taken) => typeof taken === 'function').length;
const pass = (database: Database, seconds: number) =>
  database.pool.query(`UPDATE live_places SET until = until - make_interval(secs => ${seconds})`);
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((done) => setTimeout(done, 20));
}

beforeAll(async () => {
  databaseUrl = await freshDatabase('places');
});
afterEach(async () => {
  for (const slots of open.splice(0)) await slots.close();
  for (const database of databases.splice(0)) await database.close();
});

it('of forty concurrent requests to three processes, five per caller and order succeed, and twenty per address', async () => {
  const processes = [await process(), await process(), await process()];
  const ask = (caller: (turn: number) => string, address: (turn: number) => string) =>
    Promise.all(
      Array.from({ length: 40 }, (_, turn) =>
        take(processes[turn % 3]?.slots as StreamSlots, 'order:1', caller(turn), address(turn)),
      ),
    );
  const ofOne = await ask(
    () => 'one',
    (turn) => `a${turn}`,
  );
  expect(free(ofOne)).toBe(5);
  expect(ofOne.filter((taken) => taken === 429)).toHaveLength(35);
  expect(
    free(
      await ask(
        (turn) => `c${turn}`,
        () => 'home',
      ),
    ),
  ).toBe(20);
  // A slot released by one process is free for the others.
  for (const giveBack of ofOne) if (typeof giveBack === 'function') giveBack();
  const again = () => take(processes[1]?.slots as StreamSlots, 'order:1', 'one', 'elsewhere');
  await until(async () => typeof (await again()) === 'function');
});

it('slots of a dead process expire within a minute, those of a living one are renewed', async () => {
  const dead = await process(3600);
  const living = await process(0.05);
  for (let count = 0; count < 3; count += 1) await take(dead.slots, 'order:2', 'two', 'x');
  for (let count = 0; count < 2; count += 1) await take(living.slots, 'order:2', 'two', 'x');
  expect(await take(living.slots, 'order:2', 'two', 'x')).toBe(429);
  await pass(living.database, 61);
  const rows = async () =>
    (await living.database.pool.query('SELECT count(*)::int AS count FROM live_places WHERE until > now()')).rows[0]
      .count;
  await until(async () => (await rows()) === 2);
  const tries = [];
  for (let count = 0; count < 5; count += 1) tries.push(await take(living.slots, 'order:2', 'two', 'x'));
  expect(free(tries)).toBe(3);
});

it('a stopping process releases its slots', async () => {
  const { slots } = await process();
  for (let count = 0; count < 5; count += 1) await take(slots, 'order:3', 'three', 'y');
  const other = await process();
  expect(await take(other.slots, 'order:3', 'three', 'y')).toBe(429);
  await slots.close();
  expect(typeof (await take(other.slots, 'order:3', 'three', 'y'))).toBe('function');
});
