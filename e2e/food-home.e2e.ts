/** The food home as a customer uses it: where to eat, by arrival, cuisine and chip (decision 087). */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, returning, test } from './shop';

const TEXTS = {
  en: { soon: 'In 30 minutes', cuisines: 'Cuisines', chip: /^4\.5\+/, count: (count: number) => `${count} Stores` },
  ar: { soon: 'خلال 30 دقيقة', cuisines: 'المطابخ', chip: /^4\.5 فأكثر/, count: (count: number) => `${count} متجر` },
};
const region = (page: Page, name: string) => page.getByRole('region', { name });
const countOf = async (page: Page, name: RegExp) =>
  Number(/\d+$/.exec((await page.getByRole('button', { name }).textContent()) ?? '')?.[0]);

/** Scrolls down until the cuisines are there. */
async function toCuisines(page: Page, name: string): Promise<void> {
  const cuisines = region(page, name);
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 900));
    await expect(cuisines.getByRole('button').first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await cuisines.scrollIntoViewIfNeeded();
}

test('[PLUS-65] the food home: quick restaurants in the HTML, cuisines and chips by keyboard, kept by Back', async ({
  page,
  context,
  visitor,
}) => {
  await returning(context, { module: 'food' });
  const { soon, cuisines, chip, count } = TEXTS.en;
  await test.step('restaurants that are there in 30 minutes come with the page, each with minutes and fee', async () => {
    const html = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/home');
    await open(page, '/home');
    expect(await (await html).text()).toContain(soon);
    const cards = await region(page, soon).getByRole('article').allTextContents();
    expect(cards.length).toBeGreaterThan(1);
    for (const text of cards) {
      expect(Number(/–(\d+) min/.exec(text)?.[1])).toBeLessThanOrEqual(30);
      expect(text).toMatch(/€\d|Free delivery/);
    }
  });
  await test.step('a cuisine and a chip filter the list below to as many as they said', async () => {
    await toCuisines(page, cuisines);
    const pizza = page.getByRole('button', { name: /^Pizza, \d+ restaurant/ });
    const promised = await countOf(page, /^Pizza, /);
    await pizza.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/categories=\d+/);
    await expect(page.getByRole('heading', { level: 2, name: count(promised) })).toBeVisible();
    await expect(pizza).toBeFocused();
    await page.getByRole('button', { name: chip }).focus();
    const left = await countOf(page, chip);
    await page.keyboard.press(' ');
    await expect(page.getByRole('heading', { level: 2, name: count(left) })).toBeVisible();
    await expect(page).toHaveURL(/sf=rated_4_5/);
    await expectAccessible(page);
  });
  await test.step('Back from a restaurant finds the list as it was', async () => {
    const list = page.getByRole('heading', { level: 2, name: / Stores$/ });
    const before = await list.textContent();
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link') })
      .last();
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/store\//);
    await test.step('[CARD-32] the restaurant and each of its dishes say the same minutes', async () => {
      const minutes = page.getByRole('main').getByText(/^\d+–\d+ min$/);
      await expect(minutes.nth(2)).toBeVisible();
      // The restaurant was asked some seconds before its dishes: a minute or an order of another test may lie between.
      await expect(async () => {
        if (new Set(await minutes.allTextContents()).size > 1) await open(page, page.url());
        await expect(minutes.nth(2)).toBeVisible();
        expect(new Set(await minutes.allTextContents()).size).toBe(1);
      }).toPass();
    });
    await page.goBack();
    await expect(page).toHaveURL(/sf=rated_4_5/);
    await toCuisines(page, cuisines);
    await expect(list).toHaveText(before ?? '');
    await expect(page.getByRole('button', { name: /^Pizza, /, pressed: true })).toBeVisible();
  });
  await test.step('in Arabic, on a wide screen, a shared link has its choices', async () => {
    await returning(context, { module: 'food', language: 'ar' });
    await page.setViewportSize({ width: 1280, height: 860 });
    await open(page, '/home?sf=rated_4_5');
    await expect(region(page, TEXTS.ar.soon).getByRole('article').first()).toBeVisible();
    await toCuisines(page, TEXTS.ar.cuisines);
    await expect(page.getByRole('button', { name: TEXTS.ar.chip, pressed: true })).toBeVisible();
    const shown = await countOf(page, TEXTS.ar.chip);
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${shown} `) })).toBeVisible();
  });
  await test.step('in Arabic, on a phone, Halal leaves as many dishes as it said; a dish names its allergens', async () => {
    const phone = await visitor({ module: 'food', language: 'ar' });
    await open(phone, '/home?search=all-categories');
    await phone.getByRole('button', { name: /^تصفية/ }).click();
    const sheet = phone.getByRole('dialog', { name: 'عوامل التصفية' });
    // Without it only dishes whose allergens are known are left.
    await sheet.getByText('رخويات').click();
    await expect(sheet.getByRole('checkbox', { name: 'رخويات' })).toBeChecked();
    const halal = sheet.getByRole('checkbox', { name: /^حلال/ });
    const show = sheet.getByRole('button', { name: /^عرض/ });
    await expect(show).not.toHaveAttribute('data-stale');
    const label = await halal.evaluate((input) => (input as HTMLInputElement).labels?.[0]?.textContent);
    const promised = /\d+/.exec(label ?? '')?.[0] ?? 'no count';
    await halal.check();
    await expect(show).toHaveText(new RegExp(` ${promised} `));
    await expectAccessible(phone);
    await show.click();
    await expect(phone).toHaveURL(/f=without_molluscs%2Chalal/);
    await expect(phone.getByRole('tabpanel').locator('p [role="status"]')).toHaveText(new RegExp(`^${promised} `));
    const chips = phone.getByRole('list', { name: 'عوامل التصفية المطبقة' });
    await expect(chips.getByText('بدون رخويات')).toBeVisible();
    await phone.getByRole('tabpanel').getByRole('article').first().getByRole('link').first().click();
    const dish = phone.getByRole('dialog');
    await expect(dish.getByRole('list', { name: 'مناسب لـ' }).getByText('حلال')).toBeVisible();
    await expect(dish.getByText(/يحتوي على/)).toBeVisible();
    await expectAccessible(phone);
    await phone.goBack();
    await expect(dish).toHaveCount(0);
    await expect(chips.getByText('حلال')).toBeVisible();
    await expect(phone).toHaveURL(/f=without_molluscs%2Chalal/);
  });
});
