/** `migrate` and `seed`. */
import { createClock } from '../clock';
import { demoSizeOf, readConfig } from '../config';
import { demo } from '../demo';
import { withDatabase, type Command } from './command';

export const migrate: Command = async (_words, env) =>
  withDatabase(env, async ({ pool, embedded }) => {
    const { rows } = await pool.query('SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations');
    const { count } = rows[0] as { count: number };
    console.log(`The tables are up to date: ${count} migrations, ${embedded ? 'embedded database' : 'PostgreSQL'}.`);
  });

export const seed: Command = async (args, env) => {
  const { demoSize, clockStart, clockStill } = readConfig({ ...env, ...demoSizeOf(args) });
  await withDatabase(env, async ({ db, withLock }) => {
    const filled = await withLock(() => demo.seed(db, demoSize, createClock(clockStart, clockStill)()));
    console.log(
      filled ? `Seeded ${demoSize.stores} stores and about ${demoSize.items} items.` : 'The demo was seeded already.',
    );
  });
};
