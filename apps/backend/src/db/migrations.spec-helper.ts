/** The migration files, and an embedded database without any of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freshDatabase } from '../postgres.spec-helper';
import { startEmbedded } from './embedded/start';

export const folder = join(__dirname, 'migrations');
export const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();

/** Opens the database before all tests of a file or a block, and closes it after them. @param kind `postgres`: a real server */
export function openUnmigrated(kind: 'embedded' | 'postgres' = 'embedded') {
  let embedded: Awaited<ReturnType<typeof startEmbedded>> | null = null;
  const opened = {} as { client: pg.Client };
  beforeAll(async () => {
    if (kind === 'embedded') embedded = await startEmbedded(null);
    opened.client = new pg.Client({ connectionString: embedded?.url ?? (await freshDatabase('unmigrated')) });
    await opened.client.connect();
  }, 300_000);
  afterAll(async () => {
    await opened.client.end();
    await embedded?.stop();
  });
  return opened;
}

export async function runMigration(client: pg.Client, file: string): Promise<void> {
  for (const statement of readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint'))
    await client.query(statement);
}
