/** `migrate` and `seed`. */
import { parseArgs } from 'node:util';
import { createClock } from '../clock';
import { readConfig } from '../config';
import { demo } from '../demo';
import { withDatabase, type Command } from './command';

export const migrate: Command = async (_words, env) =>
  withDatabase(env, async ({ pool, embedded }) => {
    const { rows } = await pool.query('SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations');
    const { count } = rows[0] as { count: number };
    console.log(`The tables are up to date: ${count} migrations, ${embedded ? 'embedded database' : 'PostgreSQL'}.`);
  });

export const seed: Command = async (args, env) => {
  const { values } = parseArgs({ args, options: { items: { type: 'string' }, stores: { type: 'string' } } });
  const size = {
    ...(values.items ? { WORLD_ITEMS: values.items } : {}),
    ...(values.stores ? { WORLD_STORES: values.stores } : {}),
  };
  const { demoSize, clockStart, clockStill } = readConfig({ ...env, ...size });
  await withDatabase(env, async ({ db, withLock }) => {
    const filled = await withLock(() => demo.seed(db, demoSize, createClock(clockStart, clockStill)()));
    console.log(
      filled ? `Seeded ${demoSize.stores} stores and about ${demoSize.items} items.` : 'The demo was seeded already.',
    );
  });
};
