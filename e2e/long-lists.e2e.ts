/** Virtualized lists, by scrolling and by keyboard. */
import { expect, open, returning, test } from './shop';

const FAR = 70;

test('a long list renders only the rows near the screen, exposes its length, and works by keyboard', async ({
  page,
  context,
}) => {
  await returning(context);
  await open(page, '/store/green-corner?module_id=1');
  const cards = page.locator('main li:has(article)');
  const placed = page.locator('main li[aria-posinset]');
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    expect(Number(await placed.last().getAttribute('aria-setsize', { timeout: 500 }))).toBeGreaterThan(FAR + 30);
  }).toPass();
  expect(await cards.count()).toBeLessThan(FAR);
  const total = Number(await placed.last().getAttribute('aria-setsize'));

  await page.evaluate(() => window.scrollTo(0, 0));
  const first = page.locator('main li[aria-posinset="1"]');
  await expect(first).toBeVisible();
  await expect(page.locator(`main li[aria-posinset="${total}"]`)).toHaveCount(0);

  await first.getByRole('link').focus();
  let reached = 1;
  for (let press = 0; press < 200 && reached < 14; press += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const entry = document.activeElement?.closest('li[aria-posinset]');
      const box = document.activeElement?.getBoundingClientRect();
      const seen = box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
      return { place: Number(entry?.getAttribute('aria-posinset')), seen };
    });
    expect(at.seen).toBe(true);
    expect([reached, reached + 1]).toContain(at.place);
    reached = at.place;
  }
  expect(reached).toBe(14);
});
