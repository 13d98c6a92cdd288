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
