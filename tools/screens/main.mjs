/**
 * `npm run screenshots`: captures every view in every size, theme and direction from a fresh demo into screens/, with an
 * index.html and a sheet per view. `npm run screenshots -- home,cart 360 dark` captures only what matches all words;
 * commas separate alternatives.
 */
/* global document, innerHeight -- parts run in the page */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { LAUNCH } from '../lib/browser.mjs';
import { LANGUAGES } from '../lib/languages.mjs';
import { answers, root } from '../lib/run.mjs';
import { PAGES } from './pages.mjs';
import { drawSheets, index } from './sheets.mjs';
import { caller, makeCustomer, visitor } from './visitor.mjs';

const PORT = 46781;
const BASE = `http://127.0.0.1:${PORT}`;
const SIZES = [
  [360, 780],
  [768, 1024],
  [1280, 860],
];
/** Most stores are open at midday. */
const CLOCK = process.env.CLOCK ?? '2026-03-05T11:00:00Z';
const words = process.argv.slice(2);
/** Renders content that is lazy until it comes near the screen: a full-page screenshot is taken from the top. */
const EVERYTHING = '* { content-visibility: visible !important; }';
const askForAll = () => {
  for (const image of document.images) image.loading = 'eager';
};
/** Images that will be visible are loaded: of the whole page, or of its first screen. */
const picturesAreThere = (whole) =>
  [...document.images].every((image) => image.complete || (!whole && image.getBoundingClientRect().top > innerHeight));
const folder = join(root, 'screens');
const shop = caller(BASE);

const looks = PAGES.flatMap((view) =>
  SIZES.flatMap((size) =>
    ['light', 'dark'].flatMap((theme) =>
      Object.entries(LANGUAGES).map(([language, { direction }]) => ({
        ...view,
        size,
        theme,
        language,
        file: `${view.name}-${size[0]}-${theme}-${direction}.png`,
      })),
    ),
  ),
).filter(({ file }) =>
  words.every((word) => word.split(',').some((one) => file.split(/[-.]/).includes(one) || file.startsWith(one))),
);

const server = spawn(process.execPath, [join(root, 'e2e/serve.mjs')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, E2E_PORT: String(PORT), SIMULATION_SECONDS: '18', CLOCK },
});
try {
  if (!(await answers(`${BASE}/health/live`, 90_000, () => server.exitCode !== null)))
    throw new Error('The shop does not answer. Build it first: npm run build');
  const browser = await chromium.launch(LAUNCH);
  if (words.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const token = looks.some(({ signedIn }) => signedIn) ? await makeCustomer(shop) : null;
  const drawn = [];
  const draw = async ({ file, path, act, whole = false, signedIn = false, ...look }) => {
    const context = await visitor(browser, BASE, { ...look, token: signedIn ? token : null, clock: CLOCK });
    const page = await context.newPage();
    try {
      await page.goto(`${BASE}${typeof path === 'string' ? path : await path(shop)}`);
      await page.locator('html[data-ready]').waitFor({ timeout: 15_000 });
      await page.waitForTimeout(500);
      if (act) await act(page, shop);
      if (whole) {
        await page.addStyleTag({ content: EVERYTHING });
        await page.evaluate(askForAll);
      }
      await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => undefined);
      await page.waitForFunction(picturesAreThere, whole, { timeout: 15_000 }).catch(() => undefined);
      await page.screenshot({ path: join(folder, file), fullPage: whole });
      drawn.push(file);
    } catch (error) {
      console.error(`${file}: ${error.message.split('\n')[0]}`);
      process.exitCode = 1;
    }
    await context.close();
  };
  const jobs = [...looks];
  const work = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await draw(job);
  };
  await Promise.all([work(), work(), work()]);
  drawn.sort();
  writeFileSync(join(folder, 'index.html'), index(drawn));
  await drawSheets(browser, folder, [...new Set(looks.map(({ name }) => name))], drawn);
  await browser.close();
  console.log(`${drawn.length} pictures: ${join(folder, 'index.html')}`);
} finally {
  server.kill('SIGTERM');
}
