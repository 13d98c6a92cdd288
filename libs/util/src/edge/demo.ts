/** Demo mode: shows one-time codes, simulates couriers, and answers on this machine only. */
import Type from 'typebox';
import type { Env } from './config-error';
import { readEnvironment, setting } from './environment';

const Mode = Type.Object({
  DEMO: setting.flag(),
  NODE_ENV: setting.choice(['production', 'development', 'test']),
  DATABASE_URL: setting.text(),
});

/**
 * `DEMO` decides if set. Otherwise `NODE_ENV=development` (or `test`) is a demo, unless `DATABASE_URL` is set: a
 * database of its own may hold customers. @throws ConfigError for an invalid value
 */
export function readDemo(env: Env): boolean {
  const { DEMO: demo, NODE_ENV: mode = 'production', DATABASE_URL: database } = readEnvironment(Mode, env);
  return demo ?? (mode !== 'production' && !database);
}
