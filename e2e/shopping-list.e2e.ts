/** A shopping list becomes a cart (PLUS-39): on a phone in Arabic, and by keyboard in English on a wide screen. */
import { cartBadge, expect, expectAccessibleInBothSchemes, expectNarrow, open, returning, test } from './shop';

test('[PLUS-39] [CART-40] in Arabic on a phone: from the home to the cart of one store, and back again', async ({
  page,
  context,
}) => {
  await returning(context, { language: 'ar' });
  await open(page, '/home?module_id=1');
  await test.step('the home takes the list', async () => {
    const field = page.getByRole('region', { name: 'قائمة التسوق' }).getByRole('textbox', { name: 'قائمتك' });
    await field.scrollIntoViewIfNeeded();
    await field.fill('• ٢ حليب كامل الدسم\n• ٦ بيض، نصف كيلو طماطم\n• جزازة عشب');
    await page.getByRole('button', { name: 'ابحث في المتاجر' }).click();
    await expect(page).toHaveURL(/\/shopping-list/);
  });
  const best = page.getByRole('article').first();
  const line = (name: string) => best.getByRole('listitem').filter({ hasText: name });
  await test.step('the best store has an item for each line, and names what it has not', async () => {
    await expect(best).toContainText('لديه 3 من 4');
    await expect(line('حليب كامل الدسم').getByRole('group')).toHaveText('2');
    // Twelve in a pack, and a kilogram is the least.
    await expect(line('بيض بلدي').getByRole('group')).toHaveText('1');
    await expect(line('طماطم على الغصن')).toContainText('نصف كيلو طماطم');
    await expect(best.getByRole('region', { name: 'غير موجود هنا' })).toHaveText(/جزازة عشب/);
    await expectAccessibleInBothSchemes(page);
    await expectNarrow(page);
  });
  await test.step('one press adds all of it; another store asks first', async () => {
    await best.getByRole('button', { name: /^أضف 3 منتجات/ }).click();
    await expect(cartBadge(page)).toHaveText('3');
    const other = page.getByRole('article').nth(1);
    await other.getByRole('button', { name: /^إظهار/ }).click();
    await other.getByRole('button', { name: /^أضف/ }).click();
    await page.getByRole('dialog').getByRole('button').first().click();
    await expect(cartBadge(page)).toHaveText('3');
  });
  await test.step('a store’s page and Back: the list and its answer are there', async () => {
    await best.getByRole('heading', { level: 3 }).getByRole('link').click();
    await expect(page).toHaveURL(/\/store\//);
    await page.goBack();
    await expect(line('حليب كامل الدسم').getByRole('group')).toHaveText('2');
    await expect(page.getByRole('textbox', { name: 'قائمتك' })).toHaveValue(/جزازة عشب/);
  });
});

test('[PLUS-39] [PLUS-29] by keyboard in English: from the search panel to the cart', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await returning(context);
  await open(page, '/categories');
  await page.getByRole('banner').getByRole('combobox').focus();
  const way = page.getByRole('link', { name: /^Shopping list/ });
  await way.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping list' })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Your list' });
  await field.focus();
  await page.keyboard.insertText('2 whole milk, tomatos\nlawn mower');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: /: 2 of 3 lines, €\d+\.\d\d\./ })).toHaveCount(1);
  const best = page.getByRole('article').first();
  await best.getByRole('button', { name: 'One more of Whole Milk' }).focus();
  await page.keyboard.press('Enter');
  await expect(best.getByRole('group', { name: 'Quantity of Whole Milk' })).toHaveText('3');
  await best.getByRole('button', { name: /^Add 2 items from/ }).focus();
  await page.keyboard.press('Enter');
  await expect(cartBadge(page)).toHaveText('2');
  await page.reload();
  await expect(best.getByRole('group', { name: 'Quantity of Whole Milk' })).toHaveText('3');
});
