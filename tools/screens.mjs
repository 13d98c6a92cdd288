/**
 * `npm run screens`: draws every page in every size, theme and direction from a fresh demo world into screens/, with an
 * index.html to look through. `npm run screens -- home 390 dark` draws only what matches all words.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { answers, root } from './lib/run.mjs';

const PORT = 46781;
const BASE = `http://127.0.0.1:${PORT}`;
const SIZES = [
  [360, 780],
  [768, 1024],
  [1280, 860],
];
const PLACE = {
  address: 'Old Town Square, Old Town, Port Almera',
  point: { lat: 34.594, lng: 18.902 },
  zoneIds: [1, 2],
};
const MODULES = {
  grocery: [1, 'Grocery'],
  food: [2, 'Food'],
  pharmacy: [3, 'Pharmacy'],
  ecommerce: [4, 'Shop'],
  parcel: [5, 'Parcel'],
};
const words = process.argv.slice(2);
const folder = join(root, 'screens');

const idOf = async (slug) => (await (await fetch(`${BASE}/api/v1/items/details/${slug}`)).json()).id;
const drawer = (page) => page.locator('header button:has(svg.tabler-icon-shopping-cart)').click();

async function fillCart(page, slug) {
  const guest = await page.evaluate(() => localStorage.getItem('guest_id'));
  await page.request.post(`${BASE}/api/v1/customer/cart/add`, {
    headers: { moduleId: '1' },
    data: { guest_id: guest, model: 'Item', item_id: await idOf(slug), quantity: 2, variation: [] },
  });
}

async function placeOrder(page) {
  await fillCart(page, 'bananas-green-corner');
  const guest = await page.evaluate(() => localStorage.getItem('guest_id'));
  const answer = await page.request.post(`${BASE}/api/v1/customer/order/place`, {
    headers: { moduleId: '1', zoneid: '[1,2]' },
    data: {
      guest_id: guest,
      order_type: 'delivery',
      payment_method: 'cash_on_delivery',
      store_id: 1,
      address: PLACE.address,
      address_type: 'home',
      latitude: String(PLACE.point.lat),
      longitude: String(PLACE.point.lng),
      contact_person_name: 'Mina Vella',
      contact_person_number: '+356 2100 0000',
      contact_person_email: 'mina@example.com',
    },
  });
  return (await answer.json()).order_id;
}

/** name, module (null: a first visit), path, what is done before the picture. */
const PAGES = [
  ['landing', null, '/', null],
  [
    'picker',
    null,
    '/',
    async (page) => {
      await page.locator('main button:has(svg.tabler-icon-map-pin)').click();
      await page.waitForTimeout(2200);
    },
  ],
  ['home-grocery', 'grocery', '/home', null],
  ['home-food', 'food', '/home', null],
  ['home-pharmacy', 'pharmacy', '/home', null],
  ['home-ecommerce', 'ecommerce', '/home', null],
  ['home-parcel', 'parcel', '/home', null],
  ['parcel-form', 'parcel', '/parcel-delivery-info?category=3&module_id=5', null],
  ['product', 'ecommerce', '/product/camera-volt-house?module_id=4', null],
  ['help', 'grocery', '/help-and-support', null],
  ['sign-in', 'grocery', '/auth/sign-in', null],
  ['sign-up', 'grocery', '/auth/sign-up', null],
  ['store-grocery', 'grocery', '/store/green-corner?module_id=1', null],
  ['store-food', 'food', '/store/smash-yard?module_id=2', null],
  ['store-closed', 'food', '/store/lighthouse-grill?module_id=2', null],
  ['category', 'grocery', '/category/fruit?module_id=1', null],
  ['results', 'grocery', '/home?search=milk', null],
  [
    'dialog-grocery',
    'grocery',
    async () => `/store/green-corner?module_id=1&item=${await idOf('olive-oil-green-corner')}`,
    (page) => page.waitForTimeout(900),
  ],
  [
    'dialog-food',
    'food',
    async () => `/store/smash-yard?module_id=2&item=${await idOf('classic-burger-smash-yard')}`,
    (page) => page.waitForTimeout(900),
  ],
  [
    'cart-empty',
    'grocery',
    '/home',
    async (page) => {
      await drawer(page);
      await page.waitForTimeout(700);
    },
  ],
  [
    'cart',
    'grocery',
    '/home',
    async (page) => {
      await fillCart(page, 'bananas-green-corner');
      await page.reload();
      await page.locator('html[data-ready]').waitFor();
      await drawer(page);
      await page.waitForTimeout(900);
    },
  ],
  [
    'checkout',
    'grocery',
    '/home',
    async (page) => {
      await fillCart(page, 'bananas-green-corner');
      await page.goto(`${BASE}/checkout?page=cart`);
      await page.locator('html[data-ready]').waitFor();
      await page.waitForTimeout(1500);
    },
  ],
  [
    'order',
    'grocery',
    '/home',
    async (page) => {
      await page.goto(`${BASE}/order-history/${await placeOrder(page)}`);
      await page.locator('html[data-ready]').waitFor();
      await page.waitForTimeout(9000);
    },
  ],
  ['track-order', 'grocery', '/track-order', null],
  ['not-found', 'grocery', '/nowhere', null],
];

async function visitor(browser, [width, height], theme, language, module) {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: 1 });
  const json = (value) => encodeURIComponent(JSON.stringify(value));
  const facts = {
    'language-setting': language,
    country: language === 'ar' ? 'SA' : 'US',
    settings: JSON.stringify({ theme }),
  };
  const cookies = [
    ['shop_language', language === 'ar' ? 'ar-SA' : 'en-US'],
    ['shop_theme', theme],
  ];
  if (module) {
    const [id, name] = MODULES[module];
    Object.assign(facts, {
      location: PLACE.address,
      zoneid: JSON.stringify(PLACE.zoneIds),
      currentLatLng: JSON.stringify(PLACE.point),
      module: JSON.stringify({ id, module_type: module, module_name: name }),
    });
    cookies.push(
      ['shop_place', json({ ...PLACE, zoneIds: PLACE.zoneIds.map(String) })],
      ['shop_module', json({ id: String(id), type: module, name })],
    );
  }
  await context.addInitScript(
    (entries) =>
      Object.entries(entries).forEach(([key, value]) => localStorage.getItem(key) ?? localStorage.setItem(key, value)),
    facts,
  );
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: BASE })));
  return context;
}

const server = spawn(process.execPath, [join(root, 'e2e/serve.mjs')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, E2E_PORT: String(PORT), SIMULATION_SECONDS: '18' },
});
try {
  if (!(await answers(`${BASE}/health/live`, 90_000, () => server.exitCode !== null)))
    throw new Error('The shop does not answer; build it first: npm run build');
  const system = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({
    ...(existsSync(system) ? { executablePath: system } : {}),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  if (words.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const drawn = [];
  const draw = async ([name, module, path, act, size, theme, language]) => {
    const file = `${name}-${size[0]}-${theme}-${language === 'ar' ? 'rtl' : 'ltr'}.png`;
    if (!words.every((word) => file.split(/[-.]/).includes(word) || file.startsWith(word))) return;
    const context = await visitor(browser, size, theme, language, module);
    const page = await context.newPage();
    try {
      await page.goto(`${BASE}${typeof path === 'string' ? path : await path()}`);
      await page.locator('html[data-ready]').waitFor({ timeout: 15_000 });
      await page.waitForTimeout(500);
      if (act) await act(page);
      await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => undefined);
      await page.screenshot({ path: join(folder, file) });
      drawn.push(file);
    } catch (error) {
      console.error(`${file}: ${error.message.split('\n')[0]}`);
      process.exitCode = 1;
    }
    await context.close();
  };
  const jobs = PAGES.flatMap((page) =>
    SIZES.flatMap((size) =>
      ['light', 'dark'].flatMap((theme) => ['en', 'ar'].map((language) => [...page, size, theme, language])),
    ),
  );
  const work = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await draw(job);
  };
  await Promise.all([work(), work(), work()]);
  await browser.close();
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>body{font:14px system-ui;display:flex;flex-wrap:wrap;gap:16px;background:#777}figure{margin:0}img{height:420px;display:block}</style>${drawn
      .sort()
      .map((file) => `<figure><img loading="lazy" src="${file}"><figcaption>${file}</figcaption></figure>`)
      .join('')}`,
  );
  console.log(`${drawn.length} pictures: ${join(folder, 'index.html')}`);
} finally {
  server.kill('SIGTERM');
}
