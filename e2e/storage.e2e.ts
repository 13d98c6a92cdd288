/** Browsers that store nothing for the shop, or no more: it works in memory, and says so once. */
import { LAUNCH } from '@shop/tools/lib/browser.mjs';
import { chromium, type Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CONTACT,
  cartBadge,
  expect,
  fillContact,
  open,
  openCart,
  openMenu,
  quick,
  ready,
  returning,
  test,
} from './shop';

const NOT_KEPT = /^Your browser saves nothing for this shop/;
const ROUTER = /Unexpected Application Error|Hey developer/;

/** A guest fills a cart, from the landing page on, without reloading. */
async function fillCart(page: Page) {
  await open(page, '/');
  await expect(page.getByText(NOT_KEPT)).toBeVisible();
  await page.getByRole('combobox', { name: 'Search for a street or a place' }).fill('old town sq');
  await page.getByRole('option', { name: /Old Town Square/ }).click();
  await page.getByRole('button', { name: 'Pick Locations' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Grocery/ })
    .click();
  await expect(page).toHaveURL(/\/home$/);
  const search = page.getByRole('banner').getByRole('combobox').filter({ visible: true });
  await search.fill('bananas');
  await search.press('Enter');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Bananas/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add to Cart/ })
    .click();
  await expect(cartBadge(page)).toHaveText('1');
}

/** Pages that need nothing of the visit, each as a new document. */
async function readTexts(page: Page) {
  for (const path of ['/help-and-support', '/terms-and-conditions']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(NOT_KEPT)).toHaveCount(1);
    await expect(page.getByText(ROUTER)).toHaveCount(0);
  }
}

test.describe('with the setting "block all cookies"', () => {
  test.use({
    // The setting is one of the profile.
    context: async ({ baseURL, viewport }, provide, info) => {
      const folder = info.outputPath('profile');
      mkdirSync(join(folder, 'Default'), { recursive: true });
      const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
      writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify(settings));
      const options = { ...LAUNCH, baseURL, viewport, hasTouch: true, serviceWorkers: 'block' as const };
      const context = await chromium.launchPersistentContext(folder, options);
      await provide(context);
      await context.close();
    },
  });

  test('a guest orders in memory, and is told once that nothing is kept', async ({ page }) => {
    await open(page, '/help-and-support');
    expect(
      await page.evaluate(() =>
        Promise.resolve()
          .then(() => localStorage.length)
          .catch(String),
      ),
    ).toMatch(/denied/);
    await readTexts(page);
    await fillCart(page);
    await openCart(page);
    await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
    await page.getByRole('button', { name: 'Guest', exact: true }).click();
    await fillContact(page);
    await expect(page.getByText('Not known yet')).toBeHidden();
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you! Your order is placed.' })).toBeVisible();
  });
});

test('a guest changes the language in the middle of an order where everything that stores throws', async ({ page }) => {
  await page.addInitScript(() => {
    const get = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel'])
      Object.defineProperty(window, name, { get });
    Object.defineProperty(Document.prototype, 'cookie', { get, set: get });
  });
  await readTexts(page);
  await fillCart(page);
  await (await openMenu(page)).getByRole('button', { name: 'العربية' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(cartBadge(page)).toHaveText('1');
  await openCart(page);
  await page.getByRole('button', { name: 'إتمام الطلب' }).click();
  await page.getByRole('button', { name: 'ضيف', exact: true }).click();
  await fillContact(page, { ...CONTACT, name: 'منى' }, 'ar');
  await expect(page.getByText('غير معروفة بعد')).toBeHidden();
  await page.getByRole('button', { name: 'أرسل الطلب' }).click();
  await expect(page.getByRole('heading', { name: 'شكرًا! تم تقديم طلبك.' })).toBeVisible();
});

test('a guest’s cart is sent where storage is full, or takes not a byte', async ({ page, visitor, context }) => {
  await returning(context);
  await test.step('full storage is in the way of no call: visited stores give way, and the cart is there after a reload', async () => {
    await open(page, '/product/bananas-green-corner');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('guest_id'))).toMatch(/^\d+$/);
    await page.evaluate(() => {
      let visited = '';
      for (let more = 2 ** 23; more >= 1; more /= 2)
        try {
          localStorage.setItem('visitedStores', visited + 'x'.repeat(more));
          visited += 'x'.repeat(more);
        } catch {
          // Half of it may fit.
        }
    });
    const added = page.waitForResponse(/\/cart\/add/);
    await quick(page, /^Add to Cart/).click();
    expect((await added).status()).toBe(200);
    await page.reload();
    await ready(page);
    await expect(cartBadge(page)).toHaveText('1');
    await expect(page.getByText(NOT_KEPT)).toHaveCount(0);
  });
  await test.step('where not a byte can be stored, what is put into the cart is sent all the same', async () => {
    const other = await visitor();
    await other.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await open(other, '/product/bananas-green-corner');
    const added = other.waitForResponse(/\/cart\/add/);
    await quick(other, /^Add to Cart/).click();
    expect((await added).status()).toBe(200);
    await expect(cartBadge(other)).toHaveText('1');
    await expect(other.getByText(NOT_KEPT)).toHaveCount(1);
  });
});
