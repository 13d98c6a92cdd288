/**
 * Every captured view: name, module (null: a first visit), path, and what is done before the capture. Pages come from the routes;
 * views beside them are listed here.
 */
/* global document, innerHeight, scrollBy, scrollTo, scrollY -- parts run in the page */
import { join } from 'node:path';
import { MODULES } from '../lib/browser.mjs';
import { root } from '../lib/run.mjs';
import { fillCart, idOf, placeOrder } from './visitor.mjs';

const settle = (page, milliseconds = 900) => page.waitForTimeout(milliseconds);
const hydrated = (page) => page.locator('html[data-ready]').waitFor();
/** Waits for it: a guest is asked for after the page is there. */
const guestOf = async (page) => (await page.waitForFunction(() => localStorage.getItem('guest_id'))).jsonValue();
const open = async (page, path) => {
  await page.goto(new URL(path, page.url()).href);
  await hydrated(page);
};

/** A button of the header on wide screens, of the bottom bar on small ones. */
const press = async (page, icon) => {
  await page.locator(`button:has(svg.tabler-icon-${icon}):visible`).first().click();
  await settle(page);
};
/** Scrolls from top to end, so that all lazy content loads. */
async function scrollThrough(page) {
  for (let turn = 0; turn < 40; turn += 1) {
    const isAtEnd = await page.evaluate(() => {
      scrollBy(0, innerHeight * 0.8);
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    });
    await settle(page, 120);
    if (isAtEnd) break;
  }
  await page.evaluate(() => scrollTo(0, 0));
  await settle(page, 300);
}
const withGuestCart = (then) => async (page, api) => {
  await fillCart(api, await guestOf(page));
  await then(page);
};

const view = (name, module, path, more = {}) => ({ name, module, path, ...more });
const signedIn = (name, path, more = {}) => view(name, 'grocery', path, { signedIn: true, ...more });

const WHOLE = { prepare: scrollThrough, whole: true };
/** How a page is drawn, where its first screen alone says too little. */
const LOOKS = { landing: { module: null, ...WHOLE }, product: WHOLE };
const moduleOf = (path) => new URL(path, 'http://shop').searchParams.get('module_id');
const ofId = (id) => Object.keys(MODULES).find((module) => String(MODULES[module][0]) === id);

/** Every page of the shop, as its route and definition describe it; homes also whole, with everything loaded. */
async function allPages() {
  const { listPages } = await import(join(root, 'apps/storefront/dist/server/listed-pages.js'));
  return (await listPages())
    .filter(({ sample }) => sample)
    .flatMap(({ name, sample, module, home, needsSignIn }) => {
      const shown = module ?? ofId(moduleOf(sample)) ?? 'grocery';
      const page = view(name.replace(' ', '-'), shown, sample, { signedIn: needsSignIn, ...LOOKS[name] });
      if (needsSignIn) page.prepare = (page) => settle(page);
      return home ? [page, { ...page, name: `whole-${shown}`, ...WHOLE }] : [page];
    });
}

const FIRST_VISITS = [
  view('picker', null, '/', {
    prepare: async (page) => {
      await page.locator('main button:has(svg.tabler-icon-map-pin)').click();
      await settle(page, 2200);
    },
  }),
];

const BROWSING = [
  view('store-food', 'food', '/store/smash-yard?module_id=2'),
  view('store-closed', 'food', '/store/lighthouse-grill?module_id=2'),
  view('results-filtered', 'grocery', '/home?search=all-categories&f=popular,discounted&r=3&price=1-9&view=list'),
  view('results-filters', 'grocery', '/home?search=all-categories&r=4', {
    prepare: (page) => press(page, 'adjustments-horizontal'),
  }),
  view('results-stores', 'grocery', '/home?search=all-categories&tab=stores&view=list'),
  view('stores-map', 'food', '/store/popular?map=stores', {
    prepare: (page) => page.getByRole('application').getByRole('button').first().waitFor(),
  }),
  view('no-results', 'grocery', '/home?search=zzzz'),
  view(
    'dialog-grocery',
    'grocery',
    async (api) => `/store/green-corner?module_id=1&item=${await idOf(api, 'olive-oil-green-corner')}`,
    { prepare: (page) => settle(page) },
  ),
  view(
    'dialog-food',
    'food',
    async (api) => `/store/smash-yard?module_id=2&item=${await idOf(api, 'classic-burger-smash-yard')}`,
    { prepare: (page) => settle(page) },
  ),
];

/** @returns the path of an item without options, of another store than the cart's */
async function itemOfAnotherStore(api) {
  const { products } = await api.get('items/popular?limit=50&offset=1&type=all');
  const { id, store_id } = products.find(
    (item) => item.store_id !== 1 && item.variations.length === 0 && item.stock > 5,
  );
  return `/store/${store_id}?module_id=1&item=${id}`;
}
/** Dialogs, and everything that opens over a page. */
const OVERLAYS = [
  view('guest-prompt', 'grocery', '/home', {
    prepare: withGuestCart(async (page) => {
      await page.reload();
      await hydrated(page);
      await press(page, 'shopping-cart');
      await page.getByRole('dialog').getByRole('button').last().click();
      await settle(page);
    }),
  }),
  view('clear-cart', 'grocery', '/home', {
    prepare: async (page, api) => {
      await fillCart(api, await guestOf(page));
      await open(page, await itemOfAnotherStore(api));
      await settle(page);
      await page.getByRole('dialog').getByRole('button').last().click();
      await settle(page);
    },
  }),
  view('zoom', 'ecommerce', '/product/camera-volt-house?module_id=4', { prepare: (page) => press(page, 'zoom-in') }),
  view(
    'errors',
    'food',
    async (api) => `/store/smash-yard?module_id=2&item=${await idOf(api, 'classic-burger-smash-yard')}`,
    {
      prepare: async (page) => {
        await settle(page);
        await page.getByRole('dialog').getByRole('button').last().click();
        await settle(page);
      },
    },
  ),
];

const SHELL = [
  view('search', 'grocery', '/home', {
    prepare: async (page) => {
      const box = page.locator('header [role="combobox"]:visible').first();
      if ((await box.count()) > 0) await box.click();
      else await page.locator('button:has(svg.tabler-icon-search):visible').first().click();
      await page.keyboard.type('ban');
      await settle(page, 1500);
    },
  }),
  signedIn('menu', '/home', {
    prepare: (page) =>
      page
        .locator('button:has(svg.tabler-icon-menu-2):visible, header button:has(svg.tabler-icon-user):visible')
        .first()
        .click()
        .then(() => settle(page)),
  }),
  signedIn('favourites', '/home', { prepare: (page) => press(page, 'heart') }),
  view('cart-empty', 'grocery', '/home', { prepare: (page) => press(page, 'shopping-cart') }),
  view('cart', 'grocery', '/home', {
    prepare: withGuestCart(async (page) => {
      await page.reload();
      await hydrated(page);
      await press(page, 'shopping-cart');
    }),
  }),
];

const ORDERING = [
  view('checkout', 'grocery', '/home', {
    prepare: withGuestCart(async (page) => {
      await open(page, '/checkout?page=cart');
      await settle(page, 1500);
    }),
  }),
  view('order', 'grocery', '/home', {
    prepare: async (page, api) => {
      await open(page, `/order-history/${await placeOrder(api, { guest_id: await guestOf(page) })}`);
      await settle(page, 9000);
    },
  }),
  view('order-placed', 'grocery', '/home', {
    prepare: async (page, api) => {
      await open(page, `/order-placed?order_id=${await placeOrder(api, { guest_id: await guestOf(page) })}`);
      await settle(page, 2500);
    },
  }),
  view('store-pharmacy', 'pharmacy', '/store/almera-pharmacy?module_id=3'),
];

/** Pages, and what opens over them or shows them in another state. */
export const readViews = async () => [
  ...(await allPages()).filter(({ name }) => !ORDERING.some((view) => view.name === name)),
  ...FIRST_VISITS,
  ...BROWSING,
  ...OVERLAYS,
  ...SHELL,
  ...ORDERING,
];
