/** Databases of a PostgreSQL server, for tests and soaks. */
import pg from 'pg';

/** Creates an empty database. @param serverUrl the URL of any database of the server @returns the URL of the new one */
export async function createDatabase(serverUrl, name) {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`).finally(() => admin.end());
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}
