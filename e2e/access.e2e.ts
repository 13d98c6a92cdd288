/**
 * Every screen in light and dark, left-to-right and right-to-left: no violation of WCAG 2.2 A and AA, nothing wider
 * than 320 px (PLUS-30).
 */
import type { Page } from '@playwright/test';
import {
  CONTACT,
  expect,
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
/** Names of the controls used while ordering, by language. */
const LABELS = {
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

async function expectAccessibleAndNarrow(page: Page) {
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
      await expectAccessibleAndNarrow(page);
    }
    await open(page, `/store/smash-yard?module_id=2&item=${burger.id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').first().waitFor();
    await dialog.getByRole('button').last().click();
    await expectAccessibleAndNarrow(page);
  });
}

for (const language of LANGUAGES) {
  test(`pages that share components fit 320 px in ${language}`, async ({ page, context }) => {
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
  test(`[PLUS-30] the order flow with its drawers and dialogs in ${language}, light and dark`, async ({
    page,
    context,
  }) => {
    test.setTimeout(600_000);
    await returning(context, { language });
    const labels = LABELS[language];
    await openItem(page, 'green-corner', 'bananas-green-corner');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: labels.add }).click();
    await dialog.waitFor({ state: 'detached' });
    const header = page.getByRole('banner');
    const press = async (button: RegExp) => {
      await page.getByRole('button', { name: button }).filter({ visible: true }).first().click();
      await dialog.waitFor();
      await page.waitForLoadState('networkidle');
      await expectAccessibleAndNarrow(page);
    };
    await press(labels.wishlist);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // On phones the module switch is on the home page (NAV-17).
    await open(page, '/home');
    await press(labels.module);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await open(page, '/store/green-corner?module_id=1');
    await press(labels.menu);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await header.getByRole('button', { name: PLACE.address }).click();
    await expectAccessibleAndNarrow(page);
    await page.getByRole('button', { name: labels.map }).click();
    await dialog.waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessibleAndNarrow(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await press(labels.cart);
    await dialog.getByRole('button').last().click();
    await expectAccessibleAndNarrow(page);
    await dialog.getByRole('button', { name: labels.guest, exact: true }).click();
    await page.waitForURL(/checkout/);
    const main = page.getByRole('main');
    await fillContact(page, CONTACT, language);
    await page.waitForLoadState('networkidle');
    await expectAccessibleAndNarrow(page);
    await main.locator('form button[type="submit"]').click();
    await page.waitForURL(/order-placed/);
    await expectAccessibleAndNarrow(page);
    await page.getByRole('main').getByRole('button').first().click();
    await dialog.waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessibleAndNarrow(page);
    const id = new URL(page.url()).searchParams.get('order_id');
    await open(page, `/order-history/${id}`);
    await page.getByRole('list').first().waitFor();
    await expectAccessibleAndNarrow(page);
  });
}

test('[THEME-06] every color, font and radius that a style reads is defined, in each module, light and dark', async ({
  page,
  context,
}) => {
  for (const module of ['grocery', 'food', 'pharmacy', 'ecommerce', 'parcel'] as const)
    for (const theme of ['light', 'dark'] as const) {
      await returning(context, { module, theme });
      await open(page, '/home');
      const { read, undefinedOnes } = await page.evaluate(() => {
        const styles = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText));
        // Variables that Mantine derives for colours of other modules are not used here.
        const read = styles.join('').replace(/--mantine-[\w-]+: [^;]+;/g, '');
        const names = [
          ...new Set(
            Array.from(
              read.matchAll(/var\((--(?:mantine-(?:color|primary|font|radius)|shop)-[\w-]+)\)/g),
              ([, name = '']) => name,
            ),
          ),
        ];
        const defined = getComputedStyle(document.documentElement);
        return { read: names.length, undefinedOnes: names.filter((name) => !defined.getPropertyValue(name)) };
      });
      expect(read).toBeGreaterThan(40);
      expect(undefinedOnes, `${module}, ${theme}`).toEqual([]);
    }
});
