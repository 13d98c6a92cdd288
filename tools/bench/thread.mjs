/**
 * `npm run bench -- thread`: processor time of the main thread during a page's first visit, by Chromium's trace, so that a busy
 * machine does not count. Each page stands beside two floors: its HTML without scripts, and the same markup hydrated whole with Mantine and
 * RTK Query. Build first.
 *   --turns N         visits per page and build, in turns; the median is printed (default: 5)
 *   --only WORD       only pages whose name contains it
 *   --against FOLDER  another built copy of the project, on the same backend
 *   --wide 1          1280 px wide (default: a phone)
 *   --seconds N       of a visit after its first paint (default: 4.7); more on a busy machine
 */
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { LAUNCH } from '../lib/browser.mjs';
import { createChildren } from '../lib/children.mjs';
import { startShop, startStorefront } from '../lib/servers.mjs';
import { median } from '../lib/statistics.mjs';
import { FLOOR, PAGES, PORT, startFloor } from './first-visits.mjs';
import { readOptions } from './options.mjs';
import { printHead, printRow } from './table.mjs';
import { startHydratedFloor } from './thread-floor.mjs';
import { SLOWER, VISIT_SECONDS, visitOnce } from './thread-visit.mjs';

const values = readOptions({ turns: '5', only: '', against: '', wide: '', seconds: String(VISIT_SECONDS) });
const shop = await startShop(PORT);
const floor = startFloor();
const children = createChildren();
const reader = await chromium.launch(LAUNCH);
const hydrated = await startHydratedFloor(shop.url, await reader.newPage(), PORT + 6);
const builds = [
  ['this build', shop.url],
  ['hydrated floor', hydrated.url],
  ['static floor', FLOOR],
];
if (values.against) {
  const file = join(resolve(values.against), 'apps/storefront/dist/server/main.js');
  const other = await startStorefront(children, { port: PORT + 8, backendUrl: `http://127.0.0.1:${PORT + 1}`, file });
  builds.splice(1, 0, ['other build', other.url]);
}
const how = { isWide: Boolean(values.wide), seconds: Number(values.seconds) };
const medianOf = (runs, key) => Math.round(median(runs.map((run) => run[key])));
try {
  console.log(`Thread time of a first visit, ${values.turns} turns; blocked: on a processor ${SLOWER} times slower.\n`);
  printHead('page', 'build', 'thread ms', '× hydrated floor', `blocked ms`, 'longest task ms');
  for (const [name, module, path] of PAGES.filter(([name]) => name.includes(values.only))) {
    const runs = new Map(builds.map(([build]) => [build, []]));
    for (const [, url] of builds) await fetch(`${url}${path}`);
    for (let turn = 0; turn < Number(values.turns); turn += 1)
      for (const [build, url] of builds) runs.get(build).push(await visitOnce({ url, module, path, ...how }));
    const base = medianOf(runs.get('hydrated floor'), 'all');
    for (const [build, list] of runs) {
      const all = medianOf(list, 'all');
      printRow(name, build, all, (all / base).toFixed(2), medianOf(list, 'blocked'), medianOf(list, 'longest'));
    }
  }
} finally {
  await reader.close();
  hydrated.stop();
  floor.close();
  await children.stop();
  await shop.stop();
}
