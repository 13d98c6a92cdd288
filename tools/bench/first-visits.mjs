/**
 * Shared by the benchmarks of pages: the pages, the shop's ports, a visitor, and the floor of a first visit (its HTML without
 * scripts).
 */
/* global window -- parts run in the page */
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { cookiesOf, MODULES, PLACE, restoreVisit } from '../lib/browser.mjs';
import { CLOCK } from '../lib/servers.mjs';

export const PORT = 46_781;
const SHOP = `http://127.0.0.1:${PORT}`;
export const FLOOR = `http://127.0.0.1:${PORT + 5}`;

/** Name, module (null: none chosen yet) and path. */
export const PAGES = [
  ['landing', null, '/'],
  ...Object.keys(MODULES).map((module) => [`home of ${module}`, module, '/home']),
  ['store', 'grocery', '/store/green-corner?module_id=1'],
  ['stores', 'grocery', '/store/popular'],
  ['category', 'grocery', '/category/fruit?module_id=1'],
  ['product', 'ecommerce', '/product/camera-volt-house?module_id=4'],
];

/** About 10 cm of latitude: a hundred visitors so far apart share the backend's cached lists (decision 013), but no page. */
const STEP = 0.000001;
/** Headers of a visitor who stands so many steps from the place. */
export function headersAt(step, module) {
  const { point } = PLACE;
  const place = { ...PLACE, point: { ...point, lat: Number((point.lat + step * STEP).toFixed(6)) } };
  const cookies = Object.entries(cookiesOf({ module, place })).map(([name, value]) => `${name}=${value}`);
  return { accept: 'text/html', 'accept-encoding': 'br', cookie: cookies.join('; ') };
}

async function withoutScripts(request, response) {
  const answer = await fetch(`${SHOP}${request.url}`, {
    headers: { cookie: request.headers.cookie ?? '', accept: request.headers.accept ?? '*/*' },
  });
  const type = answer.headers.get('content-type') ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  if (!type.includes('html')) return response.writeHead(answer.status, { 'content-type': type }).end(body);
  const html = body.toString().replace(/<script\b[\s\S]*?<\/script>/g, '');
  response.writeHead(answer.status, { 'content-type': type, 'content-encoding': 'br' });
  response.end(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
}

/** Serves the floor of the shop on {@link PORT}. @returns the server */
export const startFloor = () =>
  createServer((request, response) => void withoutScripts(request, response)).listen(PORT + 5, '127.0.0.1');

/** A phone as Lighthouse has it. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Milliseconds from the browser's clock to the shop's. */
export const AHEAD = Date.parse(CLOCK) - Date.now();
/** Runs in a page: makes its date the shop's. */
export function moveDate(ahead) {
  const Real = Date;
  window.Date = class extends Real {
    constructor(...parts) {
      super(...(parts.length ? parts : [Real.now() + ahead]));
    }
    static now() {
      return Real.now() + ahead;
    }
  };
}

/**
 * A visitor who chose a module (null: none yet) before. The browser's date matches the shop's, or flash sales have ended and their space
 * collapses; Playwright's clock would also replace `performance`, which the paint times come from.
 */
export async function visitorOf(browser, module, url, look = PHONE) {
  const context = await browser.newContext(look);
  await context.addInitScript(moveDate, AHEAD);
  if (module) await restoreVisit(context, url, { module });
  return context;
}
