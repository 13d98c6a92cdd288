/** A device whose clock is wrong: times come from the marketplace's clock (decision 082). */
import { CONTACT, expect, fillContact, guestWith, open, test } from './shop';
import { ask, hereIn } from './wire';
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

const DEVICES = [
  ['en', [26, -3]],
  ['ar', [-26, 3]],
] as const;

test('a guest orders, and reads a countdown, on a device whose clock is hours off', async ({ visitor, request }) => {
  for (const [language, hoursOff] of DEVICES) {
    const words = WORDS[language];
    const page = await visitor({ language });
    const guest = await guestWith(page, { 'bananas-green-corner': 4 });
    await page.context().addInitScript((id) => localStorage.setItem('guest_id', String(id)), guest);
    await test.step(`[PLUS-07] [CHK-16] the times on offer are those of the shop, ${hoursOff.join(' and ')} hours off, in ${language}`, async () => {
      const right = await page.context().newPage();
      await open(right, '/checkout?page=cart');
      for (const hours of hoursOff) {
        const wrong = hours === hoursOff[0] ? page : await page.context().newPage();
        await setDevice(wrong, hours);
        await open(wrong, '/checkout?page=cart');
        // The first slot may pass while both are read.
        await expect(async () => expect(await slotsOf(wrong, words)).toEqual(await slotsOf(right, words))).toPass();
      }
      await fillContact(page, CONTACT, language);
      await page.getByRole('button', { name: words.place }).click();
      await expect(page.getByRole('heading', { name: words.thanks })).toBeVisible();
    });
    await test.step(`[PROMO-05] so is the countdown, in ${language}`, async () => {
      await open(page, '/home');
      // Sections take their places while the page is scrolled.
      await expect(async () => {
        await page.evaluate(() => scrollBy(0, 450));
        await expect(page.getByRole('timer')).toBeAttached({ timeout: 250 });
      }).toPass();
      const { end_date: end } = await ask<{ end_date: string }>(request, 'flash-sales', hereIn(1));
      const shopTime = async () => Date.parse((await request.get('/api/v1/config')).headers()['date'] ?? '');
      const error = async () =>
        Math.abs((await secondsLeft(page)) - (Date.parse(`${end}Z`) - (await shopTime())) / 1000);
      await expect.poll(error).toBeLessThan(5);
    });
    await page.context().close();
  }
});
