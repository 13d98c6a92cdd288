/**
 * `npm run bench -- search`: how good searches of the demo are, by the judged searches (decision 108), beside a search for plain
 * words. Build first.
 *   --show 1   prints each search that is not perfect, of those to tune with
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { tsImport } from 'tsx/esm/api';
import { createChildren } from '../lib/children.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { assertBuilt, startBackend } from '../lib/servers.mjs';
import { readOptions } from './options.mjs';
import { printHead, printRow } from './table.mjs';

const values = readOptions({ show: '0' });
assertBuilt();
const { judgePlainly, judgeSearch } = await tsImport('../../apps/backend/src/demo/searches/judge.ts', import.meta.url);
const { figuresOf } = await tsImport('../../apps/backend/src/demo/searches/judged.ts', import.meta.url);
const PORT = 46_985;

const PARTS = {
  'all searches': () => true,
  'tuned with': ({ isKept }) => !isKept,
  'kept for the test': ({ isKept }) => isKept,
  'kept, Arabic': ({ isKept, isArabic }) => isKept && isArabic,
  'kept, English': ({ isKept, isArabic }) => isKept && !isArabic,
  'kept, with errors': ({ isKept, hasErrors }) => isKept && hasErrors,
  'kept, to find nothing': ({ isKept, wanted }) => isKept && wanted.size === 0,
};

const folder = mkdtempSync(join(tmpdir(), 'shop-search-'));
const postgres = startPostgres({ why: 'The figures' });
const children = createChildren();
const database = new pg.Client({ connectionString: postgres.url });
try {
  const { url } = await startBackend(children, { port: PORT, folder, databaseUrl: postgres.url });
  await database.connect();
  const shop = await judgeSearch(async (path, headers) => (await fetch(url + path, { headers })).json());
  const plain = await judgePlainly(database);
  if (values.show === '1')
    for (const { query, found, quality } of shop.filter(
      ({ query: { isKept }, quality: { ndcg } }) => !isKept && ndcg < 0.999,
    ))
      console.log(quality.ndcg.toFixed(2), query.module, query.text, found.slice(0, 6).join(' '));
  const of = (judged, matches) => figuresOf(judged.filter(({ query }) => matches(query)).map(({ quality }) => quality));
  const percent = (part) => `${(part * 100).toFixed(1)} %`;
  printHead('searches', 'number', 'nDCG@10', 'wanted in the first three', 'plain words: nDCG@10', 'in the first three');
  for (const [name, matches] of Object.entries(PARTS)) {
    const [now, before] = [of(shop, matches), of(plain, matches)];
    printRow(
      name,
      String(now.queries),
      now.ndcg.toFixed(3),
      percent(now.inTop),
      before.ndcg.toFixed(3),
      percent(before.inTop),
    );
  }
} finally {
  await database.end().catch(() => undefined);
  await children.stop();
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
