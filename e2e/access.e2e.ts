/** Every screen in light and dark, left-to-right and right-to-left: no violation of WCAG 2.2 A and AA, and nothing wider than 320 px (PLUS-30). */
import type { Page } from '@playwright/test';
import {
  CONTACT,
  expectAccessibleInBothSchemes,
  expectNarrow,
  fillContact,
  open,
  PLACE,
  returning,
  test,
  openItem,
} from './shop';
import { itemOf } from './wire';

const LANGUAGES = ['en', 'ar'] as const;
/** What is pressed on the way of an order, by language. */
const SAID = {
  en: {
    add: /Add to Cart/,
    wishlist: /^Wishlist/,
    module: /Change module/,
    menu: /Open the menu/,
    map: 'Pick from map',
    cart: /^Cart/,
    guest: 'Guest',
  },
  ar: {
    add: /السلة/,
    wishlist: /^المفضلة/,
    module: /القسم/,
    menu: /القائمة/,
    map: /الخريطة/,
    cart: /^السلة/,
    guest: 'ضيف',
  },
};

async function see(page: Page) {
  await expectAccessibleInBothSchemes(page);
  await expectNarrow(page);
}

for (const language of LANGUAGES) {
  test(`[PLUS-30] [THEME-06] [I18N-09] pages and dialogs in ${language}, light and dark`, async ({ page, context }) => {
    test.setTimeout(600_000);
    await returning(context, { language, module: 'food' });
    const burger = await itemOf(page.request, 'classic-burger-smash-yard');
    for (const path of [
      '/',
      '/home',
      '/store/smash-yard?module_id=2',
      '/store/lighthouse-grill?module_id=2',
      '/category/burgers?module_id=2',
      '/store/popular',
      '/home?search=pizza',
      '/checkout?page=cart',
      '/track-order',
      '/product/classic-burger-smash-yard?module_id=2',
      '/auth/sign-in',
      '/auth/sign-up',
      '/auth/forgot-password',
      '/nowhere',
    ]) {
      await open(page, path);
      await page.waitForLoadState('networkidle');
      await see(page);
    }
    await open(page, `/store/smash-yard?module_id=2&item=${burger.id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').first().waitFor();
    await dialog.getByRole('button').last().click();
    await see(page);
  });
}

for (const language of LANGUAGES) {
  test(`pages made of the same parts fit 320 px in ${language}`, async ({ page, context }) => {
    await returning(context, { language, module: 'food' });
    for (const path of [
      '/categories',
      '/store/latest',
      '/campaigns',
      '/coupons',
      '/flash-sales',
      '/help-and-support',
      '/about-us',
      '/settings',
      '/parcel-delivery-info?module_id=5',
    ]) {
      await open(page, path);
      await expectNarrow(page);
    }
  });
}

for (const language of LANGUAGES) {
  test(`[PLUS-30] the way of an order, its drawers and questions in ${language}, light and dark`, async ({
    page,
    context,
  }) => {
    test.setTimeout(600_000);
    await returning(context, { language });
    const said = SAID[language];
    await openItem(page, 'green-corner', 'bananas-green-corner');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: said.add }).click();
    await dialog.waitFor({ state: 'detached' });
    const header = page.getByRole('banner');
    const press = async (button: RegExp) => {
      await page.getByRole('button', { name: button }).filter({ visible: true }).first().click();
      await dialog.waitFor();
      await page.waitForLoadState('networkidle');
      await see(page);
    };
    await press(said.wishlist);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // On phones the module is changed at home (NAV-17).
    await open(page, '/home');
    await press(said.module);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await open(page, '/store/green-corner?module_id=1');
    await press(said.menu);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await header.getByRole('button', { name: PLACE.address }).click();
    await see(page);
    await page.getByRole('button', { name: said.map }).click();
    await dialog.waitFor();
    await page.waitForLoadState('networkidle');
    await see(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await press(said.cart);
    await dialog.getByRole('button').last().click();
    await see(page);
    await dialog.getByRole('button', { name: said.guest, exact: true }).click();
    await page.waitForURL(/checkout/);
    const main = page.getByRole('main');
    await fillContact(page, CONTACT, language);
    await page.waitForLoadState('networkidle');
    await see(page);
    await main.locator('form button[type="submit"]').click();
    await page.waitForURL(/order-placed/);
    await see(page);
    await page.getByRole('main').getByRole('button').first().click();
    await dialog.waitFor();
    await page.waitForLoadState('networkidle');
    await see(page);
    const id = new URL(page.url()).searchParams.get('order_id');
    await open(page, `/order-history/${id}`);
    await page.getByRole('list').first().waitFor();
    await see(page);
  });
}
