/**
 * `npm run bench -- lighthouse`: Lighthouse figures of first visits (mobile, simulated throttling), beside their floor. Lighthouse is not a
 * dependency: `npm install --no-save lighthouse@12` (13 needs Node 22), or LIGHTHOUSE_PATH=/path/to/node_modules/lighthouse.
 *   --turns N   visits per page; the median is printed (default: 5)
 *   --calm MS   counts a visit only if the floor, which runs no script, was blocked for at most MS right before and right after it:
 *               blocking of the floor is caused by the machine (default: counts all). Makes up to four times as many visits, and prints how many counted
 *   --only WORD only pages whose name contains it
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { LAUNCH, restoreVisit } from '../lib/browser.mjs';
import { startShop } from '../lib/servers.mjs';
import { median } from '../lib/statistics.mjs';
import { FLOOR, PAGES, PORT, startFloor } from './first-visits.mjs';
import { readOptions } from './options.mjs';
import { printHead, printRow } from './table.mjs';

const values = readOptions({ turns: '5', only: '', calm: 'Infinity' });
const given = process.env.LIGHTHOUSE_PATH;
const ofLighthouse = (file) => import(given ? pathToFileURL(join(given, file)).href : `lighthouse/${file}`);
const { default: lighthouse } = await ofLighthouse('core/index.js').catch(() => {
  console.error('Lighthouse is not installed: npm install --no-save lighthouse@12');
  process.exit(2);
});
const DEVTOOLS = 46_790;
const MAX_ATTEMPTS = 4;

/** A first visit in a new browser: empty cache, with the stored choices of an earlier visit. */
async function visit(url, module, path) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-lighthouse-'));
  const args = [...LAUNCH.args, `--remote-debugging-port=${DEVTOOLS}`];
  const context = await chromium.launchPersistentContext(folder, { ...LAUNCH, args });
  if (module) {
    await restoreVisit(context, url, { module });
    const page = await context.newPage();
    // The script that stores the choices runs on any page of the origin; this page fetches nothing that would warm
    // the cache.
    await page.goto(`${url}/robots.txt`);
    await page.waitForFunction(() => localStorage.getItem('location'));
    await page.close();
  }
  const { lhr } = await lighthouse(`${url}${path}`, {
    port: DEVTOOLS,
    onlyCategories: ['performance'],
    disableStorageReset: true,
    logLevel: 'error',
  });
  await context.close();
  rmSync(folder, { recursive: true, force: true });
  const valueOf = (audit) => lhr.audits[audit].numericValue;
  return {
    first: valueOf('first-contentful-paint'),
    largest: valueOf('largest-contentful-paint'),
    blocked: valueOf('total-blocking-time'),
    shift: valueOf('cumulative-layout-shift'),
    score: lhr.categories.performance.score,
  };
}

const HEAD = ['page', 'first paint ms', 'largest ms', '× floor', 'blocked ms', 'floor blocked', 'shift', 'score'];

const shop = await startShop(PORT);
const floor = startFloor();
try {
  console.log(`Lighthouse, mobile, simulated throttling, ${values.turns} first visits each.\n`);
  printHead(...HEAD);
  for (const [name, module, path] of PAGES.filter(([name]) => name.includes(values.only))) {
    const wanted = Number(values.turns);
    const isCalm = ({ blocked }) => blocked <= Number(values.calm);
    const runs = [];
    const floorRuns = [];
    await visit(shop.url, module, path);
    let before = await visit(FLOOR, module, path);
    let attempts = 0;
    for (; runs.length < wanted && attempts < wanted * MAX_ATTEMPTS; attempts += 1) {
      const run = await visit(shop.url, module, path);
      const after = await visit(FLOOR, module, path);
      if (isCalm(before) && isCalm(after)) {
        runs.push(run);
        floorRuns.push(after);
      }
      before = after;
    }
    if (runs.length === 0) {
      printRow(name, `none of ${attempts} visits were calm`, ...HEAD.slice(2).map(() => ''));
      continue;
    }
    const medianOf = (key, list = runs) => median(list.map((run) => run[key]));
    const ratio = (key) => (medianOf(key) / medianOf(key, floorRuns)).toFixed(2);
    const cells = [
      name,
      Math.round(medianOf('first')),
      Math.round(medianOf('largest')),
      ratio('largest'),
      Math.round(medianOf('blocked')),
      Math.round(medianOf('blocked', floorRuns)),
      medianOf('shift').toFixed(3),
      Math.round(medianOf('score') * 100),
    ];
    printRow(...cells);
    if (runs.length < attempts) console.log(`${runs.length} of ${attempts} visits were calm`);
  }
} finally {
  floor.close();
  await shop.stop();
}
process.exit(0);
