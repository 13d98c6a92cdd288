/** Whether this is a shop to look at: it shows one-time codes, simulates couriers and answers on this machine alone. */
import Type from 'typebox';
import type { Env } from './config-error';
import { readEnvironment, setting } from './environment';

const Mode = Type.Object({
  DEMO: setting.flag(),
  NODE_ENV: setting.choice(['production', 'development', 'test']),
  DATABASE_URL: setting.text(),
});

/**
 * A demo is asked for by name: `DEMO` decides, whatever else is said. Without it `NODE_ENV=development` (or `test`) is a demo as long as
 * there is no `DATABASE_URL`: a database of its own has customers. @throws ConfigError for any other word
 */
export function readDemo(env: Env): boolean {
  const { DEMO: said, NODE_ENV: mode = 'production', DATABASE_URL: database } = readEnvironment(Mode, env);
  return said ?? (mode !== 'production' && !database);
}
