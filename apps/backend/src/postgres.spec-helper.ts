/** Databases of their own on a real PostgreSQL: only there do races show. */
import { basename } from 'node:path';
import pg from 'pg';
import { readConfig } from './config';
import { openDatabase } from './db/open-database';
import { seedDemo } from './demo/seed';
import { NOON, testSettings } from './testing.spec-helper';

let count = 0;

/** @throws when TEST_DATABASE_URL is not set */
function urlOf(databaseName: string): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error(
      'TEST_DATABASE_URL names no PostgreSQL. `npm test` starts one; for this file alone: npm test -- contract',
    );
  const fresh = new URL(url);
  if (databaseName) fresh.pathname = `/${databaseName}`;
  return fresh.href;
}

async function onServer<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: urlOf('') });
  await admin.connect();
  return work(admin).finally(() => admin.end());
}

const newName = (name: string) => `${name}_${process.pid}_${Date.now()}_${(count += 1)}`;

/** An empty database. */
export async function freshDatabase(name: string): Promise<string> {
  const databaseName = newName(name);
  await onServer((admin) => admin.query(`CREATE DATABASE ${pg.escapeIdentifier(databaseName)}`));
  return urlOf(databaseName);
}

/** Any number that no other lock has. */
const SEEDING = 4_600_463;

/** A database with the demo of this size as of {@link NOON}, which a run seeds once and copies: seeding takes as long as most specs. */
export async function demoDatabase(name: string, settings: Record<string, string> = {}): Promise<string> {
  const { demoSize: size } = readConfig({ ...testSettings(), ...settings });
  const template = `demo_${size.items}_${size.stores}_${basename(String(process.env.SAVED_DEMOS))}`;
  const databaseName = newName(name);
  await onServer(async (admin) => {
    // Held until the connection ends. A database that is being copied takes no connections, so copies wait, too.
    await admin.query('SELECT pg_advisory_lock($1)', [SEEDING]);
    const { rows } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (rows.length === 0) {
      const seeded = `${template}_new`;
      await admin.query(`CREATE DATABASE ${pg.escapeIdentifier(seeded)}`);
      const database = await openDatabase({ databaseUrl: urlOf(seeded), dataDir: null });
      await seedDemo(database.db, size, new Date(NOON));
      await database.close();
      await admin.query(`ALTER DATABASE ${pg.escapeIdentifier(seeded)} RENAME TO ${pg.escapeIdentifier(template)}`);
    }
    await admin.query(
      `CREATE DATABASE ${pg.escapeIdentifier(databaseName)} TEMPLATE ${pg.escapeIdentifier(template)} STRATEGY file_copy`,
    );
  });
  return urlOf(databaseName);
}
