/** The page of an order under way, on a phone: celebrated once, on its map, and moved by no news. */
import { CONTACT, expect, expectAccessible, fillContact, guestWith, open, placedOrder, returning, test } from './shop';
import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { previousRect: DOMRect; currentRect: DOMRect }[];
}
declare global {
  interface Window {
    /** What this document has seen: celebrations that ended, and the sum of its layout shifts. */
    seen: { celebrations: number; shift: number };
  }
}

const watchDocument = (page: Page) =>
  page.addInitScript(() => {
    window.seen = { celebrations: 0, shift: 0 };
    const onEnd = ({ target, pseudoElement }: AnimationEvent) => {
      if (!pseudoElement && (target as HTMLElement).dataset.celebrates) window.seen.celebrations += 1;
    };
    document.addEventListener('animationend', onEnd, { capture: true });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        // A word of another width in an Arabic line counts as moved: its left edge did, its start and its line did not.
        const isMove = sources.some(
          ({ previousRect: was, currentRect: is }) => Math.abs(was.right - is.right) >= 1 || was.y !== is.y,
        );
        if (!hadRecentInput && isMove) window.seen.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const celebrations = (page: Page) => page.evaluate(() => window.seen.celebrations);

test('an order placed on a phone in Arabic is followed on its map until it has come', async ({ page, context }) => {
  await returning(context, { language: 'ar' });
  await watchDocument(page);
  await guestWith(page, { 'bananas-green-corner': 1 });
  await open(page, '/checkout?page=cart');
  await fillContact(page, CONTACT, 'ar');
  await page.getByRole('button', { name: 'أرسل الطلب' }).click();
  const orderId = await placedOrder(page);
  const title = page.getByRole('heading', { level: 1 });
  const thanks = page.getByRole('status').filter({ hasText: 'شكرًا! تم تقديم طلبك.' });
  await test.step('[CHK-20] it is celebrated and read aloud once: not on a reload', async () => {
    await expect(title).toHaveText('شكرًا! تم تقديم طلبك.');
    await expect(thanks).toHaveCount(1);
    await expect.poll(() => celebrations(page)).toBe(1);
    await page.reload();
    await expect(title).toHaveText('شكرًا! تم تقديم طلبك.');
    await expect(thanks).toHaveCount(0);
  });
  const sheet = page.locator('[data-sheet]');
  const press = sheet.locator('button[aria-expanded]');
  await test.step('[TRK-06] the map is the page, and the sheet on it begins with the arrival', async () => {
    await page.getByRole('link', { name: 'تفاصيل الطلب' }).click();
    await expect(page.getByText('موعد الوصول')).toBeInViewport();
    const map = page.getByRole('application');
    await expect(map).toBeInViewport();
    const box = (await map.boundingBox())!;
    expect([box.x, box.width]).toEqual([0, 390]);
    expect((await sheet.boundingBox())!.y).toBeLessThan(box.y + box.height);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expectAccessible(page);
  });
  await test.step('[TRK-24] a press brings the sheet over the map, and another shows the map again', async () => {
    const top = (await sheet.boundingBox())!.y;
    await press.focus();
    await page.keyboard.press('Enter');
    await expect(press).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(async () => (await sheet.boundingBox())!.y).toBeLessThan(100);
    await page.keyboard.press('Enter');
    await expect(press).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(async () => (await sheet.boundingBox())!.y).toBe(top);
  });
  await test.step('[PLUS-22] its delivery is celebrated in sight, and no news has moved anything', async () => {
    await expect(sheet.getByRole('status').filter({ hasText: 'تم التسليم. شكرًا لك!' })).toBeInViewport();
    await expect.poll(() => celebrations(page)).toBe(1);
    await expect(page.getByRole('application')).toBeInViewport();
    expect(await page.evaluate(() => window.seen.shift)).toBe(0);
  });
  await test.step('a later visit finds it as any order that has come', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: orderId })).toBeVisible();
    await expect(page.getByText('تم التوصيل').first()).toBeVisible();
    await expect(sheet).toHaveCount(0);
    expect(await celebrations(page)).toBe(0);
  });
});
