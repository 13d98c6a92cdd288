/** An empty database on a real PostgreSQL: only there do races show. */
import pg from 'pg';
import { NOON } from './testing.spec-helper';

let count = 0;

/** @throws when TEST_DATABASE_URL is not set */
export async function freshDatabase(name: string): Promise<string> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error(
      'TEST_DATABASE_URL names no PostgreSQL. `npm test` starts one; for this file alone: npm test -- contract',
    );
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const databaseName = `${name}_${process.pid}_${Date.now()}_${(count += 1)}`;
  await admin.query(`CREATE DATABASE ${pg.escapeIdentifier(databaseName)}`);
  await admin.end();
  const fresh = new URL(url);
  fresh.pathname = `/${databaseName}`;
  return fresh.href;
}

/** Settings of a backend without simulation or background changes. */
export const testSettings = (databaseUrl: string): Record<string, string> => ({
  DEMO: '1',
  LOG_LEVEL: 'silent',
  SIMULATION: '0',
  CLOCK: NOON,
  RATE_LIMIT: '1000000',
  DATA_DIR: '/tmp/shop-spec',
  SHARED_SECONDS: '0',
  TOTAL_SECONDS: '0',
  DATABASE_URL: databaseUrl,
});
