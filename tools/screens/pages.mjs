/** Every captured view: name, module (null: a first visit), path, and what is pressed before the capture. */
/* global document, innerHeight, scrollBy, scrollTo, scrollY -- parts run in the page */
import { MODULES } from '../lib/browser.mjs';
import { fillCart, idOf, placeOrder } from './visitor.mjs';

const settled = (page, milliseconds = 900) => page.waitForTimeout(milliseconds);
const woken = (page) => page.locator('html[data-ready]').waitFor();
const guestOf = (page) => page.evaluate(() => localStorage.getItem('guest_id'));
const go = async (page, path) => {
  await page.goto(new URL(path, page.url()).href);
  await woken(page);
};

/** A button of the header on wide screens, of the bottom bar on small ones. */
const press = async (page, icon) => {
  await page.locator(`button:has(svg.tabler-icon-${icon}):visible`).first().click();
  await settled(page);
};
/** Scrolls from top to end, so that all lazy content loads. */
async function toTheEnd(page) {
  for (let turn = 0; turn < 40; turn += 1) {
    const isAtEnd = await page.evaluate(() => {
      scrollBy(0, innerHeight * 0.8);
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    });
    await settled(page, 120);
    if (isAtEnd) break;
  }
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page, 300);
}
const asGuestWithCart = (then) => async (page, shop) => {
  await fillCart(shop, await guestOf(page));
  await then(page);
};

const seen = (name, module, path, more = {}) => ({ name, module, path, ...more });
const signedIn = (name, path, more = {}) => seen(name, 'grocery', path, { signedIn: true, ...more });


const HOMES = Object.keys(MODULES).flatMap((module) => [
  seen(`home-${module}`, module, '/home'),
  // Full-page captures, with everything loaded.
  seen(`whole-${module}`, module, '/home', { act: toTheEnd, whole: true }),
]);

const FIRST_VISITS = [
  seen('landing', null, '/', { act: toTheEnd, whole: true }),
  seen('picker', null, '/', {
    act: async (page) => {
      await page.locator('main button:has(svg.tabler-icon-map-pin)').click();
      await settled(page, 2200);
    },
  }),
];

const CHOOSING = [
  seen('store-grocery', 'grocery', '/store/green-corner?module_id=1'),
  seen('store-food', 'food', '/store/smash-yard?module_id=2'),
  seen('store-closed', 'food', '/store/lighthouse-grill?module_id=2'),
  seen('stores', 'food', '/store/popular'),
  seen('categories', 'grocery', '/categories'),
  seen('category', 'grocery', '/category/fruit?module_id=1'),
  seen('results', 'grocery', '/home?search=milk'),
  seen('results-filtered', 'grocery', '/home?search=all-categories&f=popular,discounted&r=3&price=1-9&view=list'),
  seen('results-filters', 'grocery', '/home?search=all-categories&r=4', {
    act: (page) => press(page, 'adjustments-horizontal'),
  }),
  seen('results-stores', 'grocery', '/home?search=all-categories&tab=stores&view=list'),
  seen('no-results', 'grocery', '/home?search=zzzz'),
  seen('product', 'ecommerce', '/product/camera-volt-house?module_id=4', { act: toTheEnd, whole: true }),
  seen('campaigns', 'grocery', '/campaigns'),
  seen('flash-sales', 'grocery', '/flash-sales'),
  seen('coupons', 'grocery', '/coupons'),
  seen('dialog-grocery', 'grocery', async (shop) => `/store/green-corner?module_id=1&item=${await idOf(shop, 'olive-oil-green-corner')}`, { act: (page) => settled(page) }),
  seen('dialog-food', 'food', async (shop) => `/store/smash-yard?module_id=2&item=${await idOf(shop, 'classic-burger-smash-yard')}`, { act: (page) => settled(page) }),
];

/** Items of another store than the cart's, without options. */
async function elsewhere(shop) {
  const { products } = await shop.get('items/popular?limit=50&offset=1&type=all');
  const { id, store_id } = products.find((item) => item.store_id !== 1 && item.variations.length === 0 && item.stock > 5);
  return `/store/${store_id}?module_id=1&item=${id}`;
}
/** Dialogs, and everything that opens over a page. */
const QUESTIONS = [
  seen('guest-prompt', 'grocery', '/home', {
    act: asGuestWithCart(async (page) => {
      await page.reload();
      await woken(page);
      await press(page, 'shopping-cart');
      await page.getByRole('dialog').getByRole('button').last().click();
      await settled(page);
    }),
  }),
  seen('clear-cart', 'grocery', '/home', {
    act: async (page, shop) => {
      await fillCart(shop, await guestOf(page));
      await go(page, await elsewhere(shop));
      await settled(page);
      await page.getByRole('dialog').getByRole('button').last().click();
      await settled(page);
    },
  }),
  seen('zoom', 'ecommerce', '/product/camera-volt-house?module_id=4', { act: (page) => press(page, 'zoom-in') }),
  seen('faults', 'food', async (shop) => `/store/smash-yard?module_id=2&item=${await idOf(shop, 'classic-burger-smash-yard')}`, {
    act: async (page) => {
      await settled(page);
      await page.getByRole('dialog').getByRole('button').last().click();
      await settled(page);
    },
  }),
];

const SHELL = [
  seen('search', 'grocery', '/home', {
    act: async (page) => {
      const box = page.locator('header [role="combobox"]:visible').first();
      if ((await box.count()) > 0) await box.click();
      else await page.locator('button:has(svg.tabler-icon-search):visible').first().click();
      await page.keyboard.type('ban');
      await settled(page, 1500);
    },
  }),
  signedIn('menu', '/home', { act: (page) => page.locator('button:has(svg.tabler-icon-menu-2):visible, header button:has(svg.tabler-icon-user):visible').first().click().then(() => settled(page)) }),
  signedIn('favourites', '/home', { act: (page) => press(page, 'heart') }),
  seen('cart-empty', 'grocery', '/home', { act: (page) => press(page, 'shopping-cart') }),
  seen('cart', 'grocery', '/home', {
    act: asGuestWithCart(async (page) => {
      await page.reload();
      await woken(page);
      await press(page, 'shopping-cart');
    }),
  }),
  seen('help', 'grocery', '/help-and-support'),
  seen('about', 'grocery', '/about-us'),
  seen('not-found', 'grocery', '/nowhere'),
];

const ORDERING = [
  seen('checkout', 'grocery', '/home', {
    act: asGuestWithCart(async (page) => {
      await go(page, '/checkout?page=cart');
      await settled(page, 1500);
    }),
  }),
  seen('order', 'grocery', '/home', {
    act: async (page, shop) => {
      await go(page, `/order-history/${await placeOrder(shop, { guest_id: await guestOf(page) })}`);
      await settled(page, 9000);
    },
  }),
  seen('store-pharmacy', 'pharmacy', '/store/almera-pharmacy?module_id=3'),
  seen('prescription', 'pharmacy', '/prescription/almera-pharmacy?module_id=3'),
  seen('parcel-form', 'parcel', '/parcel-delivery-info?category=3&module_id=5'),
  seen('track-order', 'grocery', '/track-order'),
];

const ACCOUNT = [
  seen('sign-in', 'grocery', '/auth/sign-in'),
  seen('sign-up', 'grocery', '/auth/sign-up'),
  seen('forgot-password', 'grocery', '/auth/forgot-password'),
  ...['my-orders', 'wallet', 'loyalty-points', 'referral-code', 'settings', 'profile', 'chatting'].map((page) => signedIn(page, `/${page}`, { act: (page) => settled(page) })),
];

export const PAGES = [...FIRST_VISITS, ...HOMES, ...CHOOSING, ...QUESTIONS, ...SHELL, ...ORDERING, ...ACCOUNT];
