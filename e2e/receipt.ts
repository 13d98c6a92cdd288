/** The receipt of an order on paper. */
import { expect, type Page } from '@playwright/test';

/** The receipt alone is printed, whole and with dark ink in every theme. */
export async function expectOnePage(page: Page, name: string): Promise<void> {
  const receipt = page.getByRole('region', { name });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(receipt).toBeVisible();
  for (const hidden of ['banner', 'contentinfo'] as const) await expect(page.getByRole(hidden)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  // What begins above its edge would be cut on paper.
  const [edge, heading] = await Promise.all([receipt.boundingBox(), receipt.getByRole('heading').boundingBox()]);
  expect(heading!.y).toBeGreaterThanOrEqual(edge!.y);
  const inks = await receipt.evaluate((part) => [
    ...new Set([part, ...part.querySelectorAll('*')].map((element) => getComputedStyle(element).color)),
  ]);
  expect(inks).toHaveLength(1);
  expect(Math.max(...(inks[0] ?? '255').match(/\d+/g)!.map(Number))).toBeLessThan(64);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: null, colorScheme: null });
}
