/** A device whose clock is wrong: times come from the marketplace's clock (decision 082). */
import { expect, fillContact, open, returning, test, CONTACT } from './shop';
import { ask, hereIn, itemOf, send } from './wire';
import type { Page } from '@playwright/test';

const WORDS = {
  en: { later: 'Later', day: 'Day', time: 'Time', place: 'Place Order', thanks: /^Thank you!/ },
  ar: { later: 'لاحقًا', day: 'اليوم', time: 'الوقت', place: 'أرسل الطلب', thanks: /^شكرًا!/ },
};
type Words = (typeof WORDS)['en'];

/** The device's clock is some hours off, from the page's next load on. */
const setDevice = (page: Page, hours: number) =>
  page.addInitScript((ahead) => {
    const Real = Date;
    window.Date = class extends Real {
      constructor(...given: [never]) {
        super(...((given.length > 0 ? given : [Real.now() + ahead]) as [never]));
      }
      static override now = () => Real.now() + ahead;
    } as DateConstructor;
  }, hours * 3_600_000);

/** Every slot on offer, as 'day time'. The last day is chosen at the end. */
async function slotsOf(page: Page, words: Words): Promise<string[]> {
  await page.getByLabel(words.later).check();
  const days = page.getByLabel(words.day, { exact: true });
  const slots: string[] = [];
  for (const [index, day] of (await days.getByRole('option').allTextContents()).entries()) {
    await days.selectOption({ index });
    const times = await page.getByLabel(words.time, { exact: true }).getByRole('option').allTextContents();
    slots.push(...times.map((time) => `${day} ${time}`));
  }
  return slots;
}

/** Seconds on the countdown of the flash sale on the home. */
async function secondsLeft(page: Page): Promise<number> {
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = (await page.getByRole('timer').locator('bdi').innerText())
    .split(':')
    .map(Number);
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}

for (const [language, hoursOff] of [
  ['en', [26, -3]],
  ['ar', [-26, 3]],
] as const)
  test(`[PLUS-07] [CHK-16] [PROMO-05] a device that is ${hoursOff.join(' or ')} hours off, in ${language}`, async ({
    page,
    context,
    request,
  }) => {
    const words = WORDS[language];
    await returning(context, { language });
    const { guest_id: guest } = await send<{ guest_id: number }>(request, 'auth/guest/request', {});
    const bananas = await itemOf(request, 'bananas-green-corner');
    const line = { guest_id: guest, model: 'Item', item_id: bananas.id, quantity: 4, variation: [] };
    await send(request, 'customer/cart/add', line, hereIn(1));
    await context.addInitScript((id) => localStorage.setItem('guest_id', String(id)), guest);
    const right = await context.newPage();
    await open(right, '/checkout?page=cart');
    for (const hours of hoursOff) {
      const wrong = hours === hoursOff[0] ? page : await context.newPage();
      await setDevice(wrong, hours);
      await open(wrong, '/checkout?page=cart');
      // The first slot may pass while both are read.
      await expect(async () => expect(await slotsOf(wrong, words)).toEqual(await slotsOf(right, words))).toPass();
    }
    await fillContact(page, CONTACT, language);
    await page.getByRole('button', { name: words.place }).click();
    await expect(page.getByRole('heading', { name: words.thanks })).toBeVisible();

    await open(page, '/home');
    await page.locator('[data-section="popularItems"]').scrollIntoViewIfNeeded();
    await page.locator('[data-section="flashSale"]').scrollIntoViewIfNeeded();
    const { end_date: end } = await ask<{ end_date: string }>(request, 'flash-sales', hereIn(1));
    const error = async () => Math.abs((await secondsLeft(page)) - (Date.parse(`${end}Z`) - Date.now()) / 1000);
    await expect.poll(error).toBeLessThan(5);
  });
