/** A visit: where it starts, how pages open, and the parts that every page has. */
import { cookiesOf, PLACE, restoreVisit, type Look } from '@shop/tools/lib/browser.mjs';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

export { PLACE };

/** A visitor with a stored place and module. */
export const returning = (context: BrowserContext, look: Look = {}): Promise<void> =>
  restoreVisit(context, `http://127.0.0.1:${process.env.E2E_PORT ?? 46731}`, look);

/** Waits until the page is hydrated. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor();
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

const SCREENS = { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 860 } };
export interface Turn {
  language: 'en' | 'ar';
  width: keyof typeof SCREENS;
}

/** The same visitor goes on in this language and on a screen of this width: the page is loaded again. */
export async function turnTo(page: Page, { language, width }: Turn): Promise<void> {
  await page.setViewportSize(SCREENS[width]);
  await page.evaluate(
    ([stored, cookie]) => {
      localStorage.setItem('language-setting', stored);
      document.cookie = `shop_language=${cookie}; path=/`;
    },
    [language, cookiesOf({ module: null, language }).shop_language] as const,
  );
  await page.reload();
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Waits until React has hydrated the link: before that, the browser itself would follow it to a new document. */
export async function hydrated(link: Locator): Promise<Locator> {
  // What is below the screen sleeps until it comes near (decision 147).
  await link.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      link.evaluate((element) => document.documentElement.dataset.ready && !element.closest('[data-hydrated="no"]')),
    )
    .toBe(true);
  return link;
}

/** The link of the first card that is completely visible between the bars. */
export const firstVisibleCard = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main article')]
        .find((card) => {
          const { top, bottom } = card.getBoundingClientRect();
          return top > 150 && bottom < innerHeight - 70;
        })
        ?.querySelector('a')
        ?.getAttribute('href') ?? '',
  );

/** A button of the header on wide screens, of the bottom bar on small ones. */
export const quick = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

/** Opens the mobile menu. */
export async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Open the menu' }).click();
  return page.getByRole('dialog', { name: 'Menu' });
}

/** Composes text in the focused field, as an input method does. @returns confirms it with Enter */
export async function compose(page: Page, text: string): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const { length } = text;
  await devtools.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
  return async () => {
    await page.keyboard.press('Enter');
    await devtools.send('Input.insertText', { text });
  };
}

/**
 * Chooses a suggested place in the open picker, and waits until the map is there.
 * @param address of the place
 */
export async function pickPlace(picker: Locator, words: string, option: RegExp, address: RegExp): Promise<void> {
  let isChosen = false;
  const found = picker.page().waitForResponse((answer) => {
    isChosen ||= /place-api-details/.test(answer.url());
    return isChosen && /geocode-api/.test(answer.url());
  });
  await picker.getByRole('combobox').fill(words);
  await picker.getByRole('option', { name: option }).click();
  await found;
  await expect(picker.getByText(address)).toBeVisible();
}
