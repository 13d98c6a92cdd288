/**
 * Limits of attempts over two processes on one PostgreSQL, 200 rounds of each kind (decision 079). A round is one burst over both
 * processes; attempt-races.spec.ts has one large burst of each.
 */
import pg from 'pg';
import { startBackend, type BackendProcess } from './backend-process.spec-helper';
import { LIMIT_KINDS, RATE_LIMIT, type LimitKind } from './limit-kinds.spec-helper';
import { demoDatabase } from './postgres.spec-helper';
import { NOON } from './testing.spec-helper';

const ROUNDS = 200;
/** Rounds at a time: more would only wait for connections. */
const LANES = 6;
/** Attempts of a burst beyond those that are left. */
const MORE = 3;
const LEFT = 1;
/** Every so many rounds the counter is new, where that costs little: the first attempt inserts its row. */
const NEW_EVERY = 10;
const MOST_OF_NEW = 20;

let backends: BackendProcess[] = [];
let pool: pg.Pool;
beforeAll(async () => {
  const url = await demoDatabase('limit_races');
  backends = await Promise.all([1, 2].map(() => startBackend(url, { RATE_LIMIT: String(RATE_LIMIT) })));
  pool = new pg.Pool({ connectionString: url, max: LANES });
}, 300_000);
afterAll(async () => {
  await pool?.end();
  for (const { stop } of backends) await stop();
});

/** @returns null when as many were judged as were left; otherwise both */
async function round({ limit, burst, isCostly = false }: LimitKind, number: number): Promise<string | null> {
  const { key, attempt, use, judged, since = NOON } = await burst(pool, number);
  const isNew = limit <= MOST_OF_NEW && !isCostly && number % NEW_EVERY === 0;
  const left = isNew ? limit : LEFT;
  const store = (count: number) =>
    pool.query('INSERT INTO tries (key, count, since) VALUES ($1, $2, $3)', [key, count, since]);
  if (!isNew) await (use ?? store)(limit - left);
  const calls = Array.from({ length: left + MORE }, (_, index) =>
    (backends[(number + index) % 2] as BackendProcess).send(attempt(index)),
  );
  const answers = await Promise.all(calls);
  const broken = answers.find(({ status }) => status >= 500);
  if (broken) throw new Error(`${broken.status}: ${JSON.stringify(broken.body)}`);
  const count = judged ? (await judged()) - (limit - left) : answers.filter(({ status }) => status !== 429).length;
  return count === left ? null : `${count} instead of ${left}`;
}

it.each(Object.entries(LIMIT_KINDS))(
  `%s: in none of ${ROUNDS} rounds more or fewer than are left`,
  async (name, kind) => {
    const first = Object.keys(LIMIT_KINDS).indexOf(name) * ROUNDS;
    const wrong: Record<string, number> = {};
    let next = 0;
    const lane = async () => {
      while (next < ROUNDS) {
        next += 1;
        const off = await round(kind, first + next);
        if (off) wrong[off] = (wrong[off] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    expect(wrong).toEqual({});
  },
  120_000,
);
