/**
 * Every screen in light and dark, left-to-right and right-to-left: no violation of WCAG 2.2 A and AA, nothing wider
 * than 320 px (PLUS-30).
 */
import type { Page } from '@playwright/test';
import {
  askForLessMotion,
  CONTACT,
  customer,
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectNarrow,
  fillContact,
  open,
  PLACE,
  returning,
  test,
  openItem,
} from './shop';
import { itemOf, send } from './wire';

const LANGUAGES = ['en', 'ar'] as const;
/** Who opens the pages beyond those that both walks read: half of them each. */
const READS_AS_CUSTOMER = { en: false, ar: true };
/** Who reads and orders without anything that moves: colours, sizes and names are the same. */
const WISHES_LESS_MOTION = { en: false, ar: true };
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
    map: 'اختر من الخريطة',
    cart: /^السلة/,
    guest: 'ضيف',
  },
};

/** A sample of each page but those that the walk reads anyway, of visitors or of customers. */
async function otherPages(needsSignIn: boolean): Promise<string[]> {
  const built = new URL('../apps/storefront/dist/server/listed-pages.js', import.meta.url).href;
  const { listPages } = (await import(built)) as {
    listPages: () => Promise<{ sample: string | null; home: boolean; needsSignIn: boolean }[]>;
  };
  return (await listPages())
    .filter((page) => page.needsSignIn === needsSignIn && !page.home)
    .flatMap(({ sample }) => sample ?? []);
}

async function expectAccessibleAndNarrow(page: Page) {
  await expectAccessibleInBothSchemes(page);
  await expectNarrow(page);
}

for (const language of LANGUAGES) {
  test(`[PLUS-30] [THEME-06] [I18N-09] a customer reads every page in ${language}, light and dark, on a narrow phone`, async ({
    page,
    context,
  }) => {
    test.setTimeout(600_000);
    await returning(context, { language, module: 'food' });
    const readMoved = WISHES_LESS_MOTION[language] ? await askForLessMotion(page) : null;
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
      await test.step(path, async () => {
        await open(page, path);
        await page.waitForLoadState('networkidle');
        await expectAccessibleAndNarrow(page);
      });
    }
    await open(page, `/store/smash-yard?module_id=2&item=${burger.id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').first().waitFor();
    await dialog.getByRole('button').last().click();
    await expectAccessibleAndNarrow(page);
    await test.step('every other page fits 320 px', async () => {
      // Customers' pages in one language, all others in the other: a test walks half of them.
      if (READS_AS_CUSTOMER[language]) await customer(page, page.request);
      for (const path of await otherPages(READS_AS_CUSTOMER[language])) {
        await open(page, path);
        await expectNarrow(page);
      }
    });
    await test.step('what is chosen shows where the colours of the system replace ours', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      await open(page, '/home?search=all-categories&r=4');
      const tabs = page.getByRole('main').getByRole('tab');
      await tabs.nth(1).waitFor();
      const [chosen, other] = await tabs.evaluateAll((all) => all.map((tab) => getComputedStyle(tab).backgroundColor));
      expect(chosen).not.toBe(other);
      await page.emulateMedia({ forcedColors: 'none' });
    });
    if (readMoved) expect(readMoved()).toEqual([]);
  });
}

for (const language of LANGUAGES) {
  test(`[PLUS-30] a customer orders through every drawer and dialog in ${language}, light and dark`, async ({
    page,
    context,
  }) => {
    test.setTimeout(600_000);
    await returning(context, { language });
    const readMoved = WISHES_LESS_MOTION[language] ? await askForLessMotion(page) : null;
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
    if (readMoved) expect(readMoved()).toEqual([]);
  });
}

test.describe('in Arabic and dark, on a narrow phone', () => {
  test('[PLUS-30] a customer edits an address, and fills in a parcel', async ({ page, context, request }) => {
    await returning(context, { module: 'parcel', language: 'ar', theme: 'dark' });
    await test.step('home and form of parcels', async () => {
      await open(page, '/home');
      await expect(page.getByRole('heading', { name: 'نوصل كل شيء' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: /هدايا/ }).click();
      await expect(page.getByRole('heading', { name: 'إرسال طرد' })).toBeVisible();
      await page.getByRole('button', { name: 'أرسل الطرد' }).click();
      await expect(page.getByText('الاسم مطلوب')).toHaveCount(2);
      await expectAccessible(page);
    });
    await test.step('page and form of saved addresses', async () => {
      const { headers } = await customer(page, request);
      const home = {
        contact_person_name: 'Mina Vella',
        contact_person_number: '+356 2100 0000',
        address_type: 'home',
        address: '3 Harbour Lane, Old Town, Port Almera',
        latitude: PLACE.point.lat,
        longitude: PLACE.point.lng,
        house: '7',
      };
      await send(request, 'customer/address/add', home, headers);
      await open(page, '/address');
      await expect(page.getByRole('heading', { level: 1, name: 'العناوين المحفوظة' })).toBeVisible();
      await expectNarrow(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'تعديل المنزل' }).click();
      const own = page.getByRole('form', { name: 'العنوان' });
      await expect(own.getByRole('textbox', { name: 'الهاتف' })).toHaveValue('+356 2100 0000');
      await expectNarrow(page);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    });
  });
});
