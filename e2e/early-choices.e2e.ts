/** Choices made while the page is only the server's HTML: they stay chosen once it is hydrated, and all that follows from them happens. */
import type { Locator, Page } from '@playwright/test';
import { expect, hold, open, ready, test } from './shop';
import { ask, hereIn } from './wire';

interface Goods {
  slug: string;
  choice_options: { options: string[]; swatches?: unknown[] }[];
}

/** Opens the server's HTML of a page: its scripts wait until the returned function is called. */
async function openHtml(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, /\/assets\/.*\.js/);
  await page.goto(path, { waitUntil: 'commit' });
  // The last part of the page: all that is above it is there.
  await page.locator('#shop-state').waitFor({ state: 'attached' });
  return async () => {
    release();
    await ready(page);
  };
}

test('a customer on a slow line chooses before the page is hydrated, and nothing of it is lost', async ({
  visitor,
  request,
}) => {
  await test.step('[PLUS-80] the colour of goods: it stays chosen, and the picture follows', async () => {
    const { products } = await ask<{ products: Goods[] }>(request, 'items/popular?limit=100', hereIn(4));
    const goods = products.find(
      ({ choice_options: [colours] }) => colours?.swatches && colours.options.length > 1,
    ) as Goods;
    const colour = goods.choice_options[0]?.options[1] ?? '';
    const page = await visitor({ module: 'ecommerce' });
    const hydrate = await openHtml(page, `/product/${goods.slug}?module_id=4`);
    await page.getByRole('radio', { name: colour, exact: true }).check();
    await hydrate();
    await expect(page.getByRole('group', { name: new RegExp(`Colour: .*${colour}`) })).toBeVisible();
    await expect(page.getByRole('radio', { name: colour, exact: true })).toBeChecked();
  });

  await test.step('[ITEM-18] an option and an add-on of a dish: both count, and the price with them', async () => {
    const page = await visitor({ module: 'food' });
    const hydrate = await openHtml(page, '/product/classic-burger-smash-yard?module_id=2');
    const addOns = page.getByRole('group', { name: /^Add-ons/ });
    await page
      .getByRole('group', { name: /^Patty/ })
      .getByRole('checkbox')
      .first()
      .check();
    await page
      .getByRole('group', { name: /^Sauces/ })
      .getByRole('checkbox')
      .first()
      .check();
    await addOns.getByRole('checkbox').first().check();
    // Ticked and unticked again: not chosen.
    await addOns.getByRole('checkbox').last().check();
    await addOns.getByRole('checkbox').last().uncheck();
    await addOns
      .getByRole('button', { name: /^One more/ })
      .first()
      .click();
    await hydrate();
    await expect(addOns.locator('output').first()).toHaveText('2');
    await expect(addOns.locator('output').last()).toHaveText('0');
    await expect(page.getByRole('main').locator('input:checked')).toHaveCount(3);
    const order = page.getByRole('button', { name: /^Add to Cart/ });
    const amount = async (of: Locator) => Number(/€(\d+\.\d\d)/.exec((await of.textContent()) ?? '')?.[1]);
    const [total, addOn] = [await amount(order), await amount(addOns.locator('label').first())];
    await addOns
      .getByRole('button', { name: /^One less/ })
      .first()
      .click();
    await expect(order).toContainText(`€${(total - addOn).toFixed(2)}`);
  });

  await test.step('[PLUS-35] an add-on before the options beside it have their code: they stay where they are', async () => {
    const page = await visitor({ module: 'food' });
    const release = await hold(page, /\/option-groups.*\.js/);
    await open(page, '/product/classic-burger-smash-yard?module_id=2');
    const addOns = page.getByRole('group', { name: /^Add-ons/ });
    const patties = page.getByRole('group', { name: /^Patty/ });
    await addOns.getByRole('checkbox').first().check();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(patties).toBeVisible();
    const first = await patties.elementHandle();
    release();
    await expect(addOns.locator('output').first()).toHaveText('1');
    // The element of the server's HTML: React has not drawn it anew.
    expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
  });

  await test.step('the order of results: it is in the address', async () => {
    const page = await visitor({ module: 'ecommerce' });
    const hydrate = await openHtml(page, '/home?search=all-categories');
    await page.getByRole('main').locator('select').selectOption({ index: 2 });
    const value = await page.getByRole('main').locator('select').inputValue();
    await hydrate();
    await expect(page).toHaveURL(/sort/);
    await expect(page.getByRole('main').locator('select')).toHaveValue(value);
  });

  await test.step('text in the search and in a form: both keep it, and the form is sent with it', async () => {
    const page = await visitor({});
    const hydrate = await openHtml(page, '/auth/sign-in');
    const form = page.getByRole('main');
    const search = page.getByRole('banner').getByRole('combobox');
    await search.fill('bananas');
    await form.getByRole('textbox').first().fill('nobody@example.com');
    await form.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
    const sent = page.waitForRequest(/auth\/login/);
    await hydrate();
    expect((await sent).postDataJSON()).toMatchObject({ password: 'correct horse battery' });
    expect((await sent).postData()).toContain('nobody@example.com');
    await expect(search).toHaveValue('bananas');
  });
});
