/** Homes on wider screens: what stands beside each other, and carousels under a mouse. */
import { section, walkTo } from './sections';
import { expect, open, recordUrls, test } from './shop';

const WIDE = { viewport: { width: 1280, height: 860 }, hasTouch: false };

test('a customer with a wide screen sees more at once, and moves carousels with the mouse', async ({ visitor }) => {
  await test.step('[HOME-13] [HOME-20] [HOME-21] banners and new arrivals follow the width of the screen', async () => {
    const page = await visitor();
    const shown = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/home');
      const banners = page.getByRole('list', { name: 'Offers', exact: true });
      const second = await banners.getByRole('listitem').nth(1).boundingBox();
      const all = await banners.boundingBox();
      const section = page.locator('[data-section="newArrivals"]');
      await section.scrollIntoViewIfNeeded();
      const arrivals = page.getByRole('region', { name: 'New arrivals' });
      await arrivals.getByRole('article').first().waitFor();
      const wide = (await arrivals.locator('[data-banner]').count()) > 0;
      const items = await arrivals.getByRole('article').filter({ visible: true }).count();
      // At most the gap before the second banner is in view.
      const alone = (second?.x ?? 0) > (all?.x ?? 0) + (all?.width ?? 0) - 24;
      return { alone, items, wide };
    };
    const phone = await shown(390);
    expect(phone.alone).toBe(true);
    expect(phone.items).toBe(4);
    expect((await shown(599)).alone).toBe(true);
    const tablet = await shown(700);
    expect(tablet.alone).toBe(false);
    expect(tablet.items).toBe(6);
    const desktop = await shown(1280);
    expect(desktop.items).toBe(desktop.wide ? 8 : 10);
    await page.context().close();
  });
  await test.step('[HOME-15] a carousel of two rows fills a wide screen with few items, and scrolls with more', async () => {
    const page = await visitor({ module: 'ecommerce' }, { viewport: { width: 1280, height: 800 } });
    let most = 8;
    await page.route('**/api/v1/items/recommended*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { products: unknown[] };
      await route.fulfill({ response: answer, json: { ...body, products: body.products.slice(0, most) } });
    });
    for (const { count, isWhole } of [
      { count: 8, isWhole: true },
      { count: 15, isWhole: false },
    ]) {
      most = count;
      await open(page, '/home');
      await walkTo(page, "Items you'll love");
      const row = section(page, "Items you'll love").getByRole('list', { name: "Items you'll love" });
      await expect
        .poll(() => row.evaluate((list) => getComputedStyle(list).gridTemplateRows.split(' ').length))
        .toBe(2);
      const { end, last, scrolls } = await row.evaluate((list) => {
        const cards = Array.from(list.querySelectorAll('article'), (card) => card.getBoundingClientRect().right);
        const box = list.getBoundingClientRect();
        const end = box.right - parseFloat(getComputedStyle(list).paddingRight);
        return { end, last: Math.max(...cards), scrolls: list.scrollWidth > list.clientWidth + 1 };
      });
      expect({ count, scrolls }).toEqual({ count, scrolls: !isWhole });
      if (isWhole) expect(Math.abs(last - end)).toBeLessThan(2);
    }
    await page.context().close();
  });
  await test.step('a carousel moves by its arrows and by dragging, which clicks nothing; its code loads on the first interaction', async () => {
    const page = await visitor({ module: 'food' }, WIDE);
    const loads = recordUrls(page, /carousel-motion/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/home');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const heading = await walkTo(page, 'Dishes people come back for');
    const row = heading.locator('xpath=ancestor::section[1]').getByRole('list').first();
    const at = () => row.evaluate((element) => Math.round(element.scrollLeft));
    expect(loads).toHaveLength(0);
    await row.hover();
    const frame = row.locator('xpath=..');
    await frame.getByRole('button', { name: 'Forward' }).click();
    await expect.poll(at).toBeGreaterThan(300);
    expect(loads).toHaveLength(1);
    await expect(frame.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'false');
    const before = await at();
    const box = (await row.boundingBox())!;
    await page.mouse.move(box.x + 300, box.y + 90);
    await page.mouse.down();
    await page.mouse.move(box.x + 700, box.y + 92, { steps: 12 });
    await page.mouse.up();
    await expect.poll(at).toBeLessThan(before - 200);
    await expect(page).toHaveURL(/\/home$/);
    await page.context().close();
  });
});
