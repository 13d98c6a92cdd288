/**
 * Runs an app's specs on both databases: `node tools/steps/contract.mjs apps/backend`. Starts a PostgreSQL unless TEST_DATABASE_URL
 * is set. Further arguments go to Jest.
 */
import { join } from 'node:path';
import { findPgbouncer } from '../lib/pgbouncer.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { root } from '../lib/run.mjs';
import { step } from '../lib/step.mjs';
import { findVarnish } from '../lib/varnish.mjs';

const [folder, ...args] = process.argv.slice(2);
process.env.NODE_ENV = 'test';

function startServers() {
  findPgbouncer();
  findVarnish();
  if (process.env.TEST_DATABASE_URL) return undefined;
  const { url, stop } = startPostgres();
  process.env.TEST_DATABASE_URL = url;
  return stop;
}

await step('jest/bin/jest.js', ['--config', join(root, folder, 'jest.config.cjs'), '--maxWorkers=2', ...args], {
  prepare: startServers,
});
