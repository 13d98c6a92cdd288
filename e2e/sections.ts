/** Homes below the fold. */
import type { Page } from '@playwright/test';

/** Scrolls down the page until a heading appears. */
export async function walkTo(page: Page, heading: string | RegExp) {
  const found = page.getByRole('heading', { level: 2, name: heading });
  for (let step = 0; step < 60 && (await found.count()) === 0; step += 1) {
    await page.mouse.wheel(0, 450);
    await page.evaluate(() => scrollBy(0, 450));
    await page.waitForTimeout(60);
  }
  await found.first().scrollIntoViewIfNeeded();
  return found.first();
}

/** A section of a home, by its heading. */
export const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

/** How many prices and fees are in the first view, between the bars, whole, by their boxes. What is struck through does not count. */
export const pricesInView = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bar = [...document.querySelectorAll('nav')].find((nav) => getComputedStyle(nav).position === 'fixed');
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const bottom = bar?.getBoundingClientRect().top ?? innerHeight;
    const texts = document.createTreeWalker(document.querySelector('main') as HTMLElement, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let count = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!/€\s?\d/.test(text.textContent ?? '') || text.parentElement?.closest('s')) continue;
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      // Of the wide screens' side by side, too: what a scroller cuts off is not in view.
      const clip = text.parentElement?.closest('ul, [class*="viewport"]')?.getBoundingClientRect();
      const [left, right] = [Math.max(0, clip?.left ?? 0), Math.min(innerWidth, clip?.right ?? innerWidth)];
      if (box.width > 0 && box.top >= top && box.bottom <= bottom && box.left >= left && box.right <= right) count += 1;
    }
    return count;
  });
