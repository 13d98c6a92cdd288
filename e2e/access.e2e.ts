/** Every screen in light and dark, left-to-right and right-to-left: no violation of WCAG 2.2 A and AA (PLUS-30). */
import { expectAccessible, open, returning, test } from './shop';

const LOOKS = [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'en' },
  { theme: 'light', language: 'ar' },
  { theme: 'dark', language: 'ar' },
] as const;

for (const look of LOOKS) {
  test(`[PLUS-30] [THEME-06] [I18N-09] pages and dialogs in ${look.theme} ${look.language}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    await returning(context, { ...look, module: 'food' });
    const burger = (await (await page.request.get('/api/v1/items/details/classic-burger-smash-yard')).json()) as {
      id: number;
    };
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
      '/nowhere',
    ]) {
      await open(page, path);
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
    }
    await open(page, `/store/smash-yard?module_id=2&item=${burger.id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').first().waitFor();
    await dialog.getByRole('button').last().click();
    await expectAccessible(page);
  });
}
