/** Items that are opened on a slow line: what comes later moves nothing that is visible. */
import type { Page } from '@playwright/test';
import { expect, open, slowDown, test } from './shop';

const OPENED = 5;
const DESKTOP = { viewport: { width: 1280, height: 860 }, hasTouch: false };

interface Move {
  by: number;
  what: string[];
}

/** Records every shift of the page's layout from its start, also those that follow a press. */
const recordMoves = (page: Page) =>
  page.addInitScript(() => {
    const moves: Move[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; sources: { node: Node | null }[] }[])
        moves.push({
          by: entry.value,
          what: entry.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 30)}`),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The shifts since the last call. A button's text that wraps by half a line moves its icon by less than the limit. */
const takeMoves = (page: Page) =>
  page.evaluate(async () => {
    // Reported after the frame that has them.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    const moves = (window as unknown as { moves: Move[] }).moves.splice(0);
    return moves.filter(({ by }) => by > 0.0005);
  });

const SHOPS = [
  { what: 'dishes with add-ons', module: 'food', look: {} },
  { what: 'groceries', module: 'grocery', look: {} },
  { what: 'medicines', module: 'pharmacy', look: DESKTOP },
  { what: 'goods with variations', module: 'ecommerce', look: DESKTOP },
] as const;

test('a customer on a slow line opens items, and nothing in them moves', async ({ visitor }) => {
  for (const { what, module, look } of SHOPS)
    await test.step(`[PLUS-35] ${what}`, async () => {
      const page = await visitor({ module }, look);
      await recordMoves(page);
      await open(page, '/home?search=all-categories');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await slowDown(page, 1);
      const cards = page.getByRole('main').getByRole('article');
      for (let index = 0; index < OPENED; index += 1) {
        const card = cards.nth(index);
        await card.scrollIntoViewIfNeeded();
        await takeMoves(page);
        if ('viewport' in look) {
          await card.hover();
          await card.getByRole('button', { name: /^Quick View/ }).click();
        } else await card.getByRole('link').first().click();
        const dialog = page.getByRole('dialog');
        // The facts of its store come last.
        await expect(dialog.getByText(/^\d+–\d+ min$/)).toBeVisible();
        await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
        expect({ item: await dialog.getAttribute('aria-label'), moves: await takeMoves(page) }).toMatchObject({
          moves: [],
        });
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
      await page.context().close();
    });
});
