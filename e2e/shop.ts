/** Helpers that all browser tests share. */
import AxeBuilder from '@axe-core/playwright';
import { PLACE, restoreVisit, type Look } from '@shop/tools/lib/browser.mjs';
import { setTimeout as wait } from 'node:timers/promises';
import { itemOf } from './wire';
import {
  expect,
  test as base,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';

export { expect, PLACE };

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

/** The URLs that the page requests from now on; with a pattern, those that match. */
export function recordUrls(page: Page, pattern = /./): string[] {
  const urls: string[] = [];
  page.on('request', (request) => (pattern.test(request.url()) ? urls.push(request.url()) : 0));
  return urls;
}

/**
 * Makes the browser a low-end phone on a line of 1.6 Mbit/s with 150 ms latency. Such tests belong to the project
 * `slowed`, which gives them time.
 * @param rate how many times slower the processor is
 */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
    offline: false,
  });
}

/** Delays requests from now on. */
export const delay = (page: Page, url: string | RegExp, milliseconds: number) =>
  page.route(url, async (route) => {
    await wait(milliseconds);
    await route.continue();
  });

/** Holds requests back until the returned function is called. */
export async function hold(page: Page, ...urls: RegExp[]): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  for (const url of urls)
    await page.route(url, async (route) => {
      await released;
      await route.continue();
    });
  return release;
}

/** Answers calls with an error of the contract from now on. */
export const failWith = (page: Page, url: string | RegExp, status: number, code: string, message: string) =>
  page.route(url, (route) => route.fulfill({ status, json: { errors: [{ code, message }] } }));

/** Waits until React has hydrated the link: before that, the browser itself would follow it to a new document. */
export async function hydrated(link: Locator): Promise<Locator> {
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

/** The count on the cart: in the header on wide screens, in the bottom bar on small ones. */
export const cartBadge = (page: Page) => page.getByTestId('cart-badge').filter({ visible: true });

/** A button of the header on wide screens, of the bottom bar on small ones. */
export const quick = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

/** Opens the mobile menu. */
export async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Open the menu' }).click();
  return page.getByRole('dialog', { name: 'Menu' });
}

/** The WCAG 2.2 A and AA rules, and the ones that depend on the colour scheme. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Waits for running transitions: half way, colors are between two schemes. */
const settleTransitions = (page: Page) =>
  page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });

/**
 * Expects no violation of WCAG 2.2 A and AA. With an open dialog only the dialog is checked: the page below is inert.
 * @param rules rules to check; default: all of WCAG
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // Elements half covered by the sticky header would count as too small a target.
  await page.evaluate(() => window.scrollTo(0, 0));
  await settleTransitions(page);
  const axe = rules ? new AxeBuilder({ page }).withRules(rules) : new AxeBuilder({ page }).withTags(WCAG);
  const { violations } = await (
    (await page.getByRole('dialog').count()) > 0 ? axe.include('[role="dialog"]') : axe
  ).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
  ).toEqual([]);
}

/**
 * As {@link expectAccessible}, in dark and in light. The scheme is one attribute of the document, so the rules that
 * do not depend on colour run once.
 */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  for (const scheme of ['dark', 'light'])
    await test.step(scheme, async () => {
      await page.locator('html').evaluate((html, now) => html.setAttribute('data-mantine-color-scheme', now), scheme);
      await expectAccessible(page, scheme === 'dark' ? COLOUR_RULES : undefined);
    });
}

/** Expects nothing wider than the screen at 320 CSS px (WCAG 1.4.10), then restores the viewport. */
export async function expectNarrow(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const wider = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('[role="dialog"]')]
        .filter((box) => box.scrollWidth > Math.max(320, box.clientWidth) || box.getBoundingClientRect().width > 320)
        .map((box) => `${box.tagName} ${box.scrollWidth}`),
    );
  // Pages that render a different number of cards per width do so after the resize.
  await expect.poll(wider, { message: `wider than the screen: ${page.url()}` }).toEqual([]);
  if (size) await page.setViewportSize(size);
}

export interface PlacedOrder {
  order_amount: number;
  order_status: string;
  order_type: string;
  coupon_discount_amount: number;
}

/** Reads the stored order from the backend. */
export async function orderOf(request: APIRequestContext, page: Page, orderId: string): Promise<PlacedOrder> {
  const guest = await page.evaluate(() => localStorage.getItem('guest_id'));
  const answer = await request.get(`/api/v1/customer/order/track?order_id=${orderId}&guest_id=${guest}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as PlacedOrder;
}

export const PASSWORD = 'correct horse battery';
let count = 0;
export const person = () => {
  count += 1;
  const tag = `${Date.now()}${process.pid % 1000}${count}`;
  return {
    f_name: 'Mina',
    l_name: 'Vella',
    email: `mina${tag}@example.com`,
    phone: `+356${tag.slice(-10)}`,
    password: PASSWORD,
  };
};

/** Creates a customer by API calls, as another device would, and signs in the page from its next load on. */
export async function customer(page: Page, request: APIRequestContext) {
  const body = person();
  const answer = await request.post('/api/v1/auth/sign-up', { data: body });
  expect(answer.status()).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('token', text);
    sessionStorage.setItem('seeded', '1');
  }, token);
  const headers = { authorization: `Bearer ${token}`, zoneid: '[1,2]', moduleid: '1' };
  return { ...body, token, headers };
}

/** Opens the cart drawer. */
export async function openCart(page: Page): Promise<void> {
  await quick(page, /^(Cart|السلة)/).click();
  await page.getByRole('dialog').waitFor();
}

/** Opens an item of the grocery module by its address. */
export async function openItem(page: Page, store: string, slug: string): Promise<void> {
  const { id } = await itemOf(page.request, slug);
  await open(page, `/store/${store}?module_id=1&item=${id}`);
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

/** The button of an open item. */
export const addButton = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('button', { name: /^Add to Cart/ });

/** Opens an item by its address and adds it. */
export async function addItem(page: Page, store: string, slug: string): Promise<void> {
  await openItem(page, store, slug);
  await addButton(page).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

export const CONTACT = { name: 'Mina Vella', phone: '+356 2100 0000', email: 'mina@example.com' };
const FORM = {
  en: {
    edit: /^Edit (contact info|address)$/,
    name: 'Contact Person Name',
    phone: 'Phone',
    email: 'Contact Person Email',
  },
  ar: { edit: /^تعديل (معلومات الاتصال|العنوان)$/, name: 'اسم الشخص', phone: 'الهاتف', email: 'البريد الإلكتروني' },
};

/** Fills in the contact: in the address dialog for a delivery, on the card itself for take-away. */
export async function fillContact(page: Page, contact = CONTACT, language: 'en' | 'ar' = 'en'): Promise<void> {
  const labels = FORM[language];
  await page.getByRole('button', { name: labels.edit }).click();
  const form = page.getByRole('form', { name: /^(Address|Contact|العنوان|معلومات الاتصال)$/ });
  for (const field of ['name', 'phone', 'email'] as const)
    await form.getByRole('textbox', { name: labels[field] }).fill(contact[field]);
  await form.locator('button[type="submit"]').click();
  await form.waitFor({ state: 'detached' });
}

let operationList: Promise<[string, RegExp][]> | null = null;
/** All operations of the backend's OpenAPI document, as method and path pattern. */
async function operations(): Promise<[string, RegExp][]> {
  const port = Number(process.env.E2E_PORT ?? 46731) + 1;
  const document = (await (await fetch(`http://127.0.0.1:${port}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method): [string, RegExp] => [
      method.toUpperCase(),
      new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    ]),
  );
}
/** Calls (`GET /api/v1/…`) that the contract does not have: an unknown path, or a wrong method (CALL-02). */
export async function unknownCalls(calls: Iterable<string>): Promise<string[]> {
  const known = await (operationList ??= operations());
  return [...calls].filter((call) => {
    const [method = '', path = ''] = call.split(' ');
    return !known.some(([wanted, pattern]) => wanted === method && pattern.test(path));
  });
}

/**
 * A test that fails on any console error, page error or hydration warning, and on any call that the contract does not
 * have.
 */
export const test = base.extend<{ failOnConsole: void; expectedErrors: RegExp | null; calls: Set<string> }>({
  // eslint-disable-next-line no-empty-pattern
  calls: async ({}, provide) => provide(new Set()),
  /** Console errors that a test provokes on purpose. */
  expectedErrors: [null, { option: true }],
  failOnConsole: [
    async ({ page, expectedErrors, calls }, use) => {
      const consoleMessages: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (!pathname.startsWith('/api/')) return;
        // Clients behind a proxy that blocks PUT send the method in the body (contract §1.2).
        const override = /"_method":"(\w+)"/.exec(request.postData() ?? '')?.[1];
        calls.add(`${override?.toUpperCase() ?? request.method()} ${pathname}`);
      });
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !/Failed to load resource|net::ERR/.test(message.text()))
          consoleMessages.push(message.text());
      });
      page.on('pageerror', (error) => consoleMessages.push(error.message));
      await use();
      expect(consoleMessages.filter((text) => !expectedErrors?.test(text))).toEqual([]);
      expect(await unknownCalls(calls)).toEqual([]);
    },
    { auto: true },
  ],
});
