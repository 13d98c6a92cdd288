/**
 * `npm run screenshots`: captures every view in every size, theme and direction from a new demo into screens/, with an
 * index.html and a sheet per view. `npm run screenshots -- home,cart 360 dark` captures only what matches all words;
 * commas separate alternatives.
 */
/* global document, innerHeight -- parts run in the page */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { LAUNCH } from '../lib/browser.mjs';
import { LANGUAGES } from '../lib/languages.mjs';
import { root } from '../lib/run.mjs';
import { assertBuilt, CLOCK, startShop } from '../lib/servers.mjs';
import { readViews } from './pages.mjs';
import { drawSheets, index } from './sheets.mjs';
import { createApi, createCustomer, openVisit } from './visitor.mjs';

const PORT = 46781;
const SIZES = [
  [390, 844],
  [768, 1024],
  [1280, 860],
];
const filters = process.argv.slice(2);
/** Renders content that is lazy until it comes near the screen: a full-page screenshot is taken from the top. */
const SHOW_ALL = '* { content-visibility: visible !important; }';
const loadAllImages = () => {
  for (const image of document.images) image.loading = 'eager';
};
/** Images that will be visible are loaded: of the whole page, or of its first screen. */
const areImagesLoaded = (whole) =>
  [...document.images].every((image) => image.complete || (!whole && image.getBoundingClientRect().top > innerHeight));
const folder = join(root, 'screens');

assertBuilt();
const screenshots = (await readViews())
  .flatMap((view) =>
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
  )
  .filter(({ file }) =>
    filters.every((filter) =>
      filter.split(',').some((word) => file.split(/[-.]/).includes(word) || file.startsWith(word)),
    ),
  );

const server = await startShop(PORT, { SIMULATION_SECONDS: '18' });
try {
  const api = createApi(server.url);
  const browser = await chromium.launch(LAUNCH);
  if (filters.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const token = screenshots.some(({ signedIn }) => signedIn) ? await createCustomer(api) : null;
  const captured = [];
  const capture = async ({ file, path, prepare, whole = false, signedIn = false, ...look }) => {
    const context = await openVisit(browser, server.url, { ...look, token: signedIn ? token : null, clock: CLOCK });
    const page = await context.newPage();
    try {
      await page.goto(`${server.url}${typeof path === 'string' ? path : await path(api)}`);
      await page.locator('html[data-ready]').waitFor({ timeout: 15_000 });
      await page.waitForTimeout(500);
      if (prepare) await prepare(page, api);
      if (whole) {
        await page.addStyleTag({ content: SHOW_ALL });
        await page.evaluate(loadAllImages);
      }
      await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => undefined);
      await page.waitForFunction(areImagesLoaded, whole, { timeout: 15_000 }).catch(() => undefined);
      await page.screenshot({ path: join(folder, file), fullPage: whole });
      captured.push(file);
    } catch (error) {
      console.error(`${file}: ${error.message.split('\n')[0]}`);
      process.exitCode = 1;
    }
    await context.close();
  };
  const jobs = [...screenshots];
  const work = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await capture(job);
  };
  await Promise.all([work(), work(), work()]);
  captured.sort();
  writeFileSync(join(folder, 'index.html'), index(captured));
  await drawSheets(browser, folder, [...new Set(screenshots.map(({ name }) => name))], captured);
  await browser.close();
  console.log(`${captured.length} pictures: ${join(folder, 'index.html')}`);
} finally {
  await server.stop();
}
