/** An empty database on a real PostgreSQL: only there do races show. */
import pg from 'pg';

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
