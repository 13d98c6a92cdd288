/**
 * Orders that are really late: nobody prepares them, and the backend stops and comes back hours later, on the same data. No
 * answer is changed. The shop says first that it is late, and past the bound apologises in the ledger (decision 114).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createChildren } from '@shop/tools/lib/children.mjs';
import type { ChildProcess } from 'node:child_process';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  customer,
  expect,
  expectAccessible,
  fillCart,
  guestWith,
  open,
  PLACE,
  returning,
  test,
  turnTo,
  type Turn,
} from './shop';
import { ask, GUEST_CONTACT, hereIn, itemOf, orderOver } from './wire';

/** Below the ephemeral ports, and beside those of the many results. */
const PORT = 28_000 + (Number(process.env.E2E_PORT ?? 46731) % 1000) * 2;
const BACKEND = `http://127.0.0.1:${PORT + 1}`;
const MORNING = '2026-03-05T11:00:00Z';
const MINUTE = 60_000;
/** Far enough behind the first window for the word, and not for the apology; settings of this shop. */
const LATE = { LATE_AFTER_MINUTES: '10', LATE_CREDIT_AFTER_MINUTES: '120', LATE_CREDIT: '200' };

const children = createChildren();
const folder = mkdtempSync(join(tmpdir(), 'shop-late-'));
const env = { ...process.env, NODE_ENV: 'production', DEMO: '1', LOG_LEVEL: 'error', RATE_LIMIT: '1000000' };
let backend: ChildProcess;

async function startBackend(clock: string): Promise<void> {
  backend = children.launch('apps/backend/dist/server.js', {
    ...env,
    ...LATE,
    BACKEND_PORT: String(PORT + 1),
    DATA_DIR: folder,
    // Nobody accepts an order.
    SIMULATION: '0',
    WARM_PICTURES: '0',
    CLOCK: clock,
  });
  expect(await children.ready(backend, `${BACKEND}/health/ready`, { name: 'backend' })).toBe(true);
}

/** The backend is away, and comes back at this moment. */
async function comeBackAt(moment: number): Promise<void> {
  backend.kill('SIGTERM');
  await children.exited(backend);
  await startBackend(new Date(moment).toISOString());
}

test.use({ baseURL: `http://127.0.0.1:${PORT}` });
test.beforeAll(async () => {
  await startBackend(MORNING);
  const shop = children.launch('apps/storefront/dist/server/main.js', {
    ...env,
    HOST: '127.0.0.1',
    PORT: String(PORT),
    BACKEND_URL: BACKEND,
  });
  expect(await children.ready(shop, `http://127.0.0.1:${PORT}/health/live`, { name: 'storefront' })).toBe(true);
});
test.afterAll(async () => {
  await children.stop();
  rmSync(folder, { recursive: true, force: true });
});

const WORDS = {
  en: {
    late: 'Sorry, we are late: the store has not started yet.',
    apology: /€2\.00 is in your wallet as an apology\./,
    wallet: 'Apology for late order #',
    underWay: 'Orders under way',
  },
  ar: {
    late: 'نعتذر عن التأخير: لم يبدأ المتجر بعد.',
    apology: /إلى محفظتك اعتذارًا/,
    wallet: 'اعتذار عن تأخر الطلب رقم ',
    underWay: 'طلبات قيد التنفيذ',
  },
} as const;

interface Tracked {
  arrival: { to: string };
  delayed: { reason: string; promised_until: string; credit: number | null } | null;
}
interface Buyer {
  page: Page;
  orderId: number;
  headers: Record<string, string>;
  guest: number | null;
}

const track = (request: APIRequestContext, { orderId, guest, headers }: Buyer): Promise<Tracked> =>
  ask(request, `customer/order/track?order_id=${orderId}${guest ? `&guest_id=${guest}` : ''}`, headers);

const ledger = async (request: APIRequestContext, { headers }: Buyer) =>
  (
    await ask<{ data: { transaction_type: string; credit: number; reference: string }[] }>(
      request,
      'customer/wallet/transactions?limit=10&offset=1',
      headers,
    )
  ).data;

/** Places the order of a customer or a guest, whose page stays there. */
async function buyer(page: Page, request: APIRequestContext, who: 'customer' | 'guest'): Promise<Buyer> {
  const goods = { 'bananas-green-corner': 2 };
  const guest = who === 'guest' ? await guestWith(page, goods) : null;
  const headers: Record<string, string> = guest ? hereIn(1) : (await customer(page, request)).headers;
  if (!guest) await fillCart(request, goods, { headers });
  const { store_id } = await itemOf(request, 'bananas-green-corner');
  const address = { address: PLACE.address, latitude: PLACE.point.lat, longitude: PLACE.point.lng };
  const order = { ...GUEST_CONTACT, ...address, order_type: 'delivery', store_id, ...(guest && { guest_id: guest }) };
  return { page, guest, headers, orderId: await orderOver(request, order, headers) };
}

/** The order's page says that it is late, and whether there is money for it; so does the bar on another page run on. */
async function expectLate({ page, orderId }: Buyer, turn: Turn, { hasApology }: { hasApology: boolean }) {
  const words = WORDS[turn.language];
  await open(page, `/order-history/${orderId}`);
  await turnTo(page, turn);
  const status = page.getByRole('status').filter({ hasText: words.late });
  await expect(status).toBeVisible();
  if (hasApology) await expect(status).toContainText(words.apology);
  else await expect(status).not.toContainText(words.apology);
  // The title says the moment that the page says: by then, a new one.
  const from = page.getByRole('main').locator('time').first();
  await expect.poll(async () => (await page.title()).includes(await from.innerText())).toBe(true);
  await expectAccessible(page);
  await open(page, '/help-and-support');
  await expect(page.getByRole('list', { name: words.underWay }).getByRole('link')).toBeVisible();
}

const SAID: readonly Turn[] = [
  { language: 'en', width: 390 },
  { language: 'ar', width: 1280 },
];
const PAID: readonly Turn[] = [
  { language: 'ar', width: 390 },
  { language: 'en', width: 1280 },
];

test('[PLUS-47] orders that nobody prepares are said to be late, and apologised for once', async ({
  page,
  context,
  request,
  visitor,
}) => {
  // It starts the backend three times.
  test.setTimeout(900_000);
  await returning(context);
  const owner = await buyer(page, request, 'customer');
  const guest = await buyer(await visitor({}), request, 'guest');
  const buyers = [owner, guest];
  const first = Date.parse((await track(request, owner)).arrival.to);
  await test.step('on time, nothing is said', async () => {
    for (const each of buyers) expect((await track(request, each)).delayed).toBeNull();
  });
  await test.step('late is said first, with the reason, and nothing is owed yet', async () => {
    await comeBackAt(first);
    for (const each of buyers) {
      await expect
        .poll(async () => (await track(request, each)).delayed)
        .toMatchObject({ reason: 'store', credit: null });
      for (const turn of SAID) await expectLate(each, turn, { hasApology: false });
    }
    expect(await ledger(request, owner)).toEqual([]);
  });
  await test.step('past the bound the apology is in the wallet of the customer; a guest has none', async () => {
    await comeBackAt(first + 180 * MINUTE);
    await expect.poll(async () => (await track(request, owner)).delayed?.credit).toBe(2);
    for (const turn of PAID) {
      await expectLate(owner, turn, { hasApology: true });
      await expectLate(guest, turn, { hasApology: false });
      await open(page, '/wallet');
      await expect(page.getByText(`${WORDS[turn.language].wallet}${owner.orderId}`)).toHaveCount(1);
    }
    expect((await track(request, guest)).delayed).toMatchObject({ reason: 'store', credit: null });
  });
  await test.step('and stays one, however often the shop comes back', async () => {
    await comeBackAt(first + 300 * MINUTE);
    const { delayed } = await track(request, owner);
    expect(delayed?.credit).toBe(2);
    expect(await ledger(request, owner)).toMatchObject([
      { transaction_type: 'late_order', credit: 2, reference: `late:${owner.orderId}` },
    ]);
  });
});
