/** The character of the ecommerce home: prices at once, goods by colour and size, and what was looked at. */
import type { APIRequestContext, Page } from '@playwright/test';
import { pricesInView, section } from './sections';
import { customer, expect, expectAccessible, open, returning, test } from './shop';
import { ask, hereIn } from './wire';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 860 };
const SHOPPING = hereIn(4);

const ALL_GOODS = '/home?search=all-categories';

async function openFilters(page: Page) {
  await page.getByRole('button', { name: /^Filter/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

interface Goods {
  id: number;
  name: string;
  variations: { type: string; stock: number }[];
  choice_options: { title: string; options: string[]; swatches?: { option: string; image: string }[] }[];
}

/** Goods in colours and sizes, where a size of the first colour is not to be had in another one. */
async function gappedGoods(
  request: APIRequestContext,
): Promise<{ item: Goods; from: string; to: string; size: string }> {
  const { products } = await ask<{ products: Goods[] }>(request, 'items/popular?limit=100', SHOPPING);
  for (const item of products) {
    const [colours, sizes] = item.choice_options;
    if (!colours?.swatches || !sizes) continue;
    const stockOf = (colour: string, size: string) =>
      item.variations.find(({ type }) => type === `${colour}-${size}`.replaceAll(' ', ''))?.stock ?? 0;
    const [from] = colours.options;
    for (const size of sizes.options)
      for (const to of colours.options.slice(1))
        if (from && stockOf(from, size) > 0 && stockOf(to, size) === 0) return { item, from, to, size };
  }
  throw new Error('The demo has no goods with a gap.');
}

test('[PLUS-67] a customer finds goods by price, chooses colour and size by keyboard, and sees them again', async ({
  page,
  context,
  request,
  visitor,
}) => {
  const { item, from, to, size } = await gappedGoods(request);
  await customer(page, request);
  await returning(context, { module: 'ecommerce' });
  const group = (title: RegExp) => page.getByRole('group', { name: title });

  for (const [name, size_] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const)
    await test.step(`[PLUS-63] at least two prices are on the first screen: ${name}`, async () => {
      await page.setViewportSize(size_);
      await open(page, '/home');
      await expect.poll(() => pricesInView(page)).toBeGreaterThanOrEqual(2);
      await expect(section(page, 'Recently viewed')).toHaveCount(0);
    });

  await test.step('[PLUS-81] cards of a row are equally high, with colours or without', async () => {
    const cards = section(page, 'Special offers').getByRole('article');
    const heights = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().height)),
    );
    expect(heights.length).toBeGreaterThan(3);
    expect(new Set(heights).size).toBe(1);
    await expect(cards.getByRole('list', { name: 'Colours' }).first()).toBeAttached();
  });

  await test.step('[PLUS-80] a key chooses a colour, and the picture follows', async () => {
    await page.setViewportSize(PHONE);
    await open(page, `/product/${item.id}`);
    const chosen = group(new RegExp(`Colour: .*${from}`)).getByRole('radio', { name: from });
    await expect(chosen).toBeChecked();
    const picture = page.getByRole('main').getByRole('img', { name: item.name });
    const pictureOf = (colour: string) =>
      item.choice_options[0]?.swatches?.find(({ option }) => option === colour)?.image ?? '';
    await expect(picture).toHaveAttribute('src', new RegExp(pictureOf(from)));
    await page.getByRole('radio', { name: size, exact: true }).check();
    await page.getByRole('radio', { name: to }).press(' ');
    await expect(group(new RegExp(`Colour: .*${to}`))).toBeVisible();
    await expect(picture).toHaveAttribute('src', new RegExp(pictureOf(to)));
  });

  await test.step('[PLUS-80] what cannot be had says so and stays chosen', async () => {
    const radio = page.getByRole('radio', { name: size, exact: true });
    await expect(radio).toBeChecked();
    await expect(radio).toHaveAccessibleDescription(/Not available in .*|Out of stock/);
    await expect(page.getByText('This variation is out of stock')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('radio', { name: from }).check();
    await expect(page.getByText('This variation is out of stock')).toHaveCount(0);
    const box = await page.getByRole('radio', { name: from }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });

  await test.step('[PLUS-83] delivery and returns are on the page', async () => {
    const facts = page.getByRole('list', { name: 'Delivery and returns' });
    await expect(facts.getByText(/Arrives in/)).toBeVisible();
    await expect(facts.getByText(/Delivery €|Free delivery/).first()).toBeVisible();
  });

  await test.step('[PLUS-67] lists are filtered by colour, size and brand, and the filters stay in the address', async () => {
    await open(page, ALL_GOODS);
    const dialog = await openFilters(page);
    const filter = (name: string) => dialog.getByRole('group', { name, exact: true });
    const counted = (await filter('Colour').locator('label').filter({ hasText: 'Blue' }).textContent()) ?? '';
    await filter('Colour').getByRole('checkbox', { name: /^Blue/ }).press(' ');
    await expect(dialog.getByRole('button', { name: `Show ${counted.replace('Blue', '')} items` })).toBeVisible();
    await filter('Size').getByRole('checkbox', { name: /^M / }).press(' ');
    await filter('Brand').getByRole('searchbox').fill('nor');
    await expect(filter('Brand').getByRole('checkbox')).toHaveCount(2);
    await expect(page).toHaveURL(/colour=blue&size=M/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Show/ }).click();
    await expect(dialog).toHaveCount(0);
    const chips = page.getByRole('list', { name: 'Applied filters' });
    await expect(chips.getByText('Size M')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').first().click();
    await expect(page).not.toHaveURL(/search=/);
    await page.goBack();
    await expect(page).toHaveURL(/colour=blue&size=M/);
    await expect(chips.getByText('Blue')).toBeVisible();
    await chips.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).not.toHaveURL(/colour|size=/);
  });

  await test.step('[PLUS-82] it is on the home, and gone after the sign-out', async () => {
    await open(page, '/home');
    const viewed = section(page, 'Recently viewed');
    await expect(async () => {
      await page.evaluate(() => scrollBy(0, 600));
      await expect(viewed).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(viewed.getByRole('article')).toHaveCount(1);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('dialog', { name: /sure/ }).getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('viewedItems'))).toBeNull();
    await expect(viewed).toHaveCount(0);
  });

  await test.step('the picture of a pressed card becomes that of its page, but not for people who asked for less motion', async () => {
    const shopper = await visitor({ module: 'ecommerce' });
    await open(shopper, '/home');
    await shopper.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update as ViewTransitionUpdateCallback);
        void transition.ready.then(() => {
          const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
          document.documentElement.dataset.moved = parts.join(' ');
        });
        return transition;
      };
    });
    const card = section(shopper, 'Special offers').getByRole('article').first().getByRole('link');
    // The card knows the picture: the page need not wait for its answer.
    let answer = () => {};
    const pressed = new Promise<void>((resolve) => (answer = resolve));
    await shopper.route('**/items/details/**', async (route) => pressed.then(() => route.continue()));
    await card.click();
    await expect(shopper.locator('html')).toHaveAttribute('data-moved', /group\(item-picture\)/);
    await expect(shopper).toHaveURL(/product/);
    answer();
    await expect(shopper.getByRole('button', { name: /Add to Cart|Order Now/ })).toBeVisible();
    await shopper.goBack();
    await expect(card).toBeVisible();
    await shopper.emulateMedia({ reducedMotion: 'reduce' });
    await shopper.locator('html').evaluate((html) => html.removeAttribute('data-moved'));
    await card.click();
    await expect(shopper.getByRole('button', { name: /Add to Cart|Order Now/ })).toBeVisible();
    await expect(shopper.locator('html')).not.toHaveAttribute('data-moved');
    await shopper.emulateMedia({ reducedMotion: null });
  });

  await test.step('in Arabic, on a wide screen, from right to left', async () => {
    const wide = await visitor({ module: 'ecommerce', language: 'ar' }, { viewport: DESKTOP });
    await open(wide, `/product/${item.id}`);
    const colours = wide.getByRole('group', { name: /اللون: / });
    const second = colours.getByRole('radio').nth(1);
    await second.check();
    await expect(second).toBeChecked();
    await expect(wide.getByRole('list', { name: 'التوصيل والإرجاع' })).toBeVisible();
    await expectAccessible(wide);
    await open(wide, `${ALL_GOODS}&colour=red`);
    await expect(wide.getByRole('list', { name: 'عوامل التصفية المطبقة' }).getByText('أحمر')).toBeVisible();
  });
});
