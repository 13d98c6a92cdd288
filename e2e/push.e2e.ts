/** Push messages: opt-in in the settings, registration with the backend, display, and removal at sign-out. */
import { LAUNCH } from '@shop/tools/lib/browser.mjs';
import { createChildren } from '@shop/tools/lib/children.mjs';
import { freePort } from '@shop/tools/lib/ports.mjs';
import { openPushService } from '@shop/tools/lib/push-service.mjs';
import type { Page } from '@playwright/test';
import { openDevToolsPush, openPushChannel, openGoogle } from './google';
import { PORT } from './playwright.config';
import { customer, expect, expectAccessible, fillCart, guestWith, open, quick, returning, test, turnTo } from './shop';
import { GUEST_CONTACT, hereIn, itemOf, orderOver } from './wire';

// The shell grants no notifications.
test.use({ serviceWorkers: 'allow', permissions: ['notifications'], launchOptions: LAUNCH });

const LABEL = 'Notify me about my orders and messages';
const MESSAGE = { type: 'message', conversation_id: '7', sender_type: 'delivery_man', title: 'x', body: 'I am here' };
const ORDER = { type: 'order_status', order_id: '123456789', title: 'On the way', body: 'Order 123456789' };

const tokensSent = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/cm-firebase-token')) sent.push(request.postDataJSON().cm_firebase_token as string);
  });
  return sent;
};
const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));

async function turnOn(page: Page): Promise<void> {
  await open(page, '/settings');
  await page.getByRole('checkbox', { name: LABEL }).check();
  await expect(page.getByText('Notifications are on')).toBeVisible();
}

test.beforeEach(async ({ context }) => returning(context));

test('a customer turns notifications on, is told, answers, and signs out', async ({ page, context, request }) => {
  const google = await openGoogle(context);
  await customer(page, request);
  const sent = tokensSent(page);

  await test.step('[PUSH-06] Firebase is not loaded before the customer opts in', async () => {
    await open(page, '/settings');
    await expect(page.getByRole('checkbox', { name: LABEL })).not.toBeChecked();
    expect(google.requestCount()).toBe(0);
    expect(await workers(page)).toEqual([]);
  });
  await test.step('[PUSH-05] the device is sent once, with the put override', async () => {
    const answer = page.waitForResponse(/cm-firebase-token/);
    await turnOn(page);
    expect((await answer).status()).toBe(200);
    expect((await answer).request().method()).toBe('POST');
    expect((await answer).request().postDataJSON()).toEqual({ _method: 'put', cm_firebase_token: 'device-1' });
    await open(page, '/settings');
    await expect(page.getByRole('checkbox', { name: LABEL })).toBeChecked();
    expect(sent).toEqual(['device-1']);
  });
  const deliver = await openPushChannel(page);
  await test.step('[PUSH-01] [PUSH-02] a message in the foreground leads to its conversation', async () => {
    const toast = page.getByRole('status').filter({ hasText: 'You have a new message' });
    // A page that has just loaded receives nothing until its push service has started, so retry.
    await expect(async () => {
      await deliver(MESSAGE);
      await expect(toast).toBeVisible({ timeout: 2000 });
    }).toPass();
    await toast.getByRole('button', { name: 'Open' }).click();
    await expect(page).toHaveURL('/chatting?conversationId=7&type=delivery_man&chatFrom=true');
  });
  await test.step('[PUSH-03] [PUSH-04] an order update shows title and body, and links to the order', async () => {
    await deliver(ORDER);
    const toast = page.getByRole('status').filter({ hasText: 'On the way: Order 123456789' });
    await toast.getByRole('button', { name: 'Open' }).click();
    await expect(page).toHaveURL('/order-history/123456789');
  });
  await test.step('[PUSH-07] other messages are shown without a link', async () => {
    await deliver({ type: 'offer', title: 'Half price', body: 'Only today' });
    const toast = page.getByRole('status').filter({ hasText: 'Half price: Only today' });
    await expect(toast).toBeVisible();
    await expect(toast.getByRole('button', { name: 'Open' })).toHaveCount(0);
  });
  await test.step('a click on a notification navigates the open tab, without a reload', async () => {
    await page.evaluate(() => Object.assign(window, { same: true }));
    const [worker] = context.serviceWorkers();
    await worker?.evaluate(async (path) => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
      await registration.showNotification('x', { data: { path } });
      const [notification] = await registration.getNotifications();
      const press = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined });
      self.dispatchEvent(press);
    }, '/order-history/123456788');
    await expect(page).toHaveURL('/order-history/123456788');
    expect(await page.evaluate(() => (window as never as { same?: boolean }).same)).toBe(true);
  });
  await test.step('[PUSH-05] sign-out unregisters the device while the token is still valid', async () => {
    await open(page, '/home');
    const withdrawn = page.waitForResponse(/cm-firebase-token/);
    const ended = page.waitForResponse(/customer\/sign-out/);
    await quick(page, 'Open the menu').click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('dialog', { name: /sure/ }).getByRole('button', { name: 'Logout' }).click();
    expect((await withdrawn).status()).toBe(200);
    expect((await withdrawn).request().postDataJSON()).toEqual({ _method: 'put', cm_firebase_token: '@' });
    expect((await ended).status()).toBe(200);
  });
});

test('a customer without an open tab gets the messages from the service worker', async ({ page, context, request }) => {
  await openGoogle(context);
  await customer(page, request);
  await turnOn(page);
  const deliver = await openPushChannel(page);
  // The worker asks the browser for visible tabs: there are none.
  const [worker] = context.serviceWorkers();
  const shown = () =>
    worker?.evaluate(async () => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
      return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
    });
  await worker?.evaluate(() => {
    const { clients } = self as unknown as { clients: { matchAll: () => Promise<unknown[]> } };
    clients.matchAll = async () => [];
  });
  await test.step('[PUSH-01] [PUSH-02] a message', async () => {
    await deliver(MESSAGE);
    const path = '/chatting?conversationId=7&type=delivery_man&chatFrom=true';
    await expect.poll(shown).toEqual([{ title: 'You have a new message', body: 'I am here', data: { path } }]);
    const icon = await worker?.evaluate(async () => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
      return (await registration.getNotifications())[0]?.icon;
    });
    // Systems do not show SVG.
    const picture = await request.get(String(icon));
    expect([picture.headers()['content-type'], (await picture.body()).subarray(1, 4).toString()]).toEqual([
      'image/png',
      'PNG',
    ]);
  });
  await test.step('[PUSH-03] [PUSH-04] order updates replace each other', async () => {
    await deliver(ORDER);
    await deliver({ ...ORDER, title: 'Delivered' });
    await expect
      .poll(shown)
      .toContainEqual({ title: 'Delivered', body: ORDER.body, data: { path: '/order-history/123456789' } });
    expect(await shown()).toHaveLength(2);
  });
  await test.step('[PUSH-07] other messages have no link', async () => {
    await deliver({ type: 'order_status', title: 'Hello', body: 'No order' });
    await expect.poll(shown).toContainEqual({ title: 'Hello', body: 'No order', data: { path: null } });
  });
});

test('a customer opts out, after a change of language; where the browser denies, the shop explains', async ({
  page,
  context,
  request,
  visitor,
}) => {
  const google = await openGoogle(context);
  await customer(page, request);
  const sent = tokensSent(page);
  await turnOn(page);
  await test.step('[PUSH-05] the device is sent again when the language changes', async () => {
    await turnTo(page, { language: 'ar', width: 390 });
    await expect(page.getByRole('checkbox', { name: 'أشعرني بتحديثات طلباتي ورسائلي' })).toBeChecked();
    await expect.poll(() => sent).toEqual(['device-1', expect.stringMatching(/^device-/)]);
  });
  await test.step('[PUSH-06] opting out unregisters the device in the browser, at the backend and at Google', async () => {
    await page.getByRole('checkbox', { name: 'أشعرني بتحديثات طلباتي ورسائلي' }).uncheck();
    await expect.poll(() => sent.at(-1)).toBe('@');
    await expect.poll(() => google.ended).toHaveLength(1);
    await open(page, '/settings');
    await expect(page.getByRole('checkbox', { name: 'أشعرني بتحديثات طلباتي ورسائلي' })).not.toBeChecked();
  });
  await test.step('[PUSH-06] a browser that denies permission: the shop explains how to allow messages, and works', async () => {
    const denied = await visitor({}, { permissions: [] });
    await openGoogle(denied.context());
    await customer(denied, request);
    await open(denied, '/settings');
    await expect(denied.getByRole('checkbox', { name: LABEL })).toBeDisabled();
    await expect(denied.getByText('Your browser blocks our notifications.')).toBeVisible();
  });
});

/** The same shop without Firebase, at an address of its own. */
async function openOwnShop(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const children = createChildren();
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const shop = children.launch('apps/storefront/dist/server/main.js', {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: '1',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: port,
    BACKEND_URL: `http://127.0.0.1:${PORT + 1}`,
  });
  expect(await children.ready(shop, `${origin}/health/live`, { name: 'storefront' })).toBe(true);
  return { origin, stop: async () => void (await children.stop()) };
}

/** The browser's subscriptions lead to the tests' push service, with keys that it can decrypt for. */
const SUBSCRIBE = (device: object) => `
  let subscribed = null;
  const device = ${JSON.stringify(device)};
  const subscription = (options) => ({
    endpoint: device.endpoint,
    options: { applicationServerKey: options.applicationServerKey.buffer },
    toJSON: () => device,
    unsubscribe: async () => ((subscribed = null), (window.hasEnded = true)),
  });
  PushManager.prototype.getSubscription = async () => subscribed;
  PushManager.prototype.subscribe = async (options) => (subscribed = subscription(options));
`;

test('a shop without Firebase tells a customer by the push service of the browser', async ({ visitor }) => {
  const service = await openPushService();
  const own = await openOwnShop();
  const wide = { viewport: { width: 1280, height: 860 } };
  const page = await visitor(
    { language: 'ar' },
    { ...wide, baseURL: own.origin, serviceWorkers: 'allow', permissions: ['notifications'] },
  );
  const { request } = page;
  try {
    const { web_push_public_key: key } = (await (await request.get('/api/v1/config')).json()) as Record<string, string>;
    const device = service.device('phone', String(key));
    await page.addInitScript(SUBSCRIBE(device));
    const { headers } = await customer(page, request);
    const { store_id } = await itemOf(request, 'bananas-green-corner');
    const order = async (over: object = {}) => {
      await fillCart(request, { 'bananas-green-corner': 1 }, { headers });
      return orderOver(request, { ...GUEST_CONTACT, store_id, ...over }, headers);
    };
    await test.step('[PLUS-50] it is asked after an order, in either language, and registered once the customer agrees', async () => {
      // Nothing happens to it before it is paid.
      await open(page, `/order-placed?order_id=${await order({ payment_method: 'digital_payment' })}`);
      await expect(page.getByRole('region', { name: 'تابع تحديثات طلبك' })).toBeVisible();
      await expectAccessible(page);
      await turnTo(page, { language: 'en', width: 390 });
      const answer = page.waitForResponse(/push-subscription/);
      const question = page.getByRole('region', { name: 'Get updates on your order' });
      await question.getByRole('button', { name: 'Turn on notifications' }).click();
      expect([(await answer).status(), (await answer).request().postDataJSON()]).toEqual([200, device]);
      await expect(page.getByText('Notifications are on')).toBeVisible();
      await expect(question).toBeHidden();
    });
    await test.step('[PLUS-50] the step of an order reaches the worker, which tells the visible tab', async () => {
      await order();
      await expect.poll(() => service.delivered.length).toBeGreaterThan(0);
      const { data } = service.delivered[0]!;
      expect(data.type).toBe('order_status');
      const deliver = await openDevToolsPush(page);
      const toast = page.getByRole('status').filter({ hasText: String(data.title) });
      // A page that has just loaded hears nothing until its push service has started, so retry.
      await expect(async () => {
        await deliver(JSON.stringify(data));
        await expect(toast).toBeVisible({ timeout: 2000 });
      }).toPass();
    });
    await test.step('[PLUS-33] [PLUS-38] the notifications page has it too, new, and it opens the order', async () => {
      const { title, order_id: id } = service.delivered[0]!.data;
      await open(page, '/notifications');
      const line = page.getByRole('listitem').filter({ hasText: String(title) });
      await expect(line.getByText('New', { exact: true })).toBeVisible();
      await line.getByRole('link').click();
      await expect(page).toHaveURL(`/order-history/${id}`);
    });
    await test.step('[PLUS-50] signing out ends the subscription, in the browser and at the backend', async () => {
      await open(page, '/home');
      const withdrawn = page.waitForResponse(/cm-firebase-token/);
      await quick(page, 'Open the menu').click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).click();
      await page.getByRole('dialog', { name: /sure/ }).getByRole('button', { name: 'Logout' }).click();
      expect((await withdrawn).status()).toBe(200);
    });
  } finally {
    await service.close();
    await own.stop();
  }
});

test('a guest is told of the order by the push service of the browser, and of the next one without being asked', async ({
  visitor,
}) => {
  const service = await openPushService();
  const own = await openOwnShop();
  const tall = { viewport: { width: 390, height: 844 } };
  const page = await visitor(
    { language: 'ar' },
    { ...tall, baseURL: own.origin, serviceWorkers: 'allow', permissions: ['notifications'] },
  );
  const { request } = page;
  try {
    const { web_push_public_key: key } = (await (await request.get('/api/v1/config')).json()) as Record<string, string>;
    const device = service.device('guest', String(key));
    await page.addInitScript(SUBSCRIBE(device));
    const guest = await guestWith(page, {});
    const { store_id } = await itemOf(request, 'bananas-green-corner');
    const order = async (payment_method: string) => {
      await fillCart(request, { 'bananas-green-corner': 1 }, { guest });
      const body = { ...GUEST_CONTACT, guest_id: guest, store_id, payment_method };
      return orderOver(request, body, { ...hereIn(1), 'x-localization': 'ar' });
    };
    const saved = () => page.waitForResponse(/order\/push-subscription/);
    // Nothing happens to it before it is paid.
    const first = await order('digital_payment');
    await test.step('[PLUS-50] nothing loads before the guest agrees, on the page of thanks', async () => {
      await open(page, `/order-placed?order_id=${first}`);
      const question = page.getByRole('region', { name: 'تابع تحديثات طلبك' });
      await expect(question).toBeVisible();
      await expectAccessible(page);
      expect(await workers(page)).toEqual([]);
      const answer = saved();
      await question.getByRole('button', { name: 'تفعيل الإشعارات' }).click();
      const body = { order_id: String(first), guest_id: String(guest), subscription: device };
      expect([(await answer).status(), (await answer).request().postDataJSON()]).toEqual([200, body]);
      await expect(page.getByText('الإشعارات مفعّلة')).toBeVisible();
      await expect(question).toBeHidden();
    });
    const second = await order('cash_on_delivery');
    await test.step('[PLUS-50] the next order is registered by itself, in another language too', async () => {
      const answer = saved();
      await open(page, `/order-placed?order_id=${second}`);
      expect((await answer).status()).toBe(200);
      await turnTo(page, { language: 'en', width: 1280 });
      await expect(page.getByRole('button', { name: 'Track the order' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Get updates on your order' })).toHaveCount(0);
    });
    await test.step('[PLUS-50] a step of it comes in the language of the order, and a press opens it for the guest', async () => {
      await expect.poll(() => service.delivered.length).toBeGreaterThan(0);
      const { data } = service.delivered[0]!;
      expect(data).toMatchObject({ type: 'order_status', order_id: String(second) });
      expect(data.title).toMatch(/[\u0600-\u06ff]/);
      await open(page, '/home');
      const deliver = await openDevToolsPush(page);
      const toast = page.getByRole('status').filter({ hasText: String(data.title) });
      // A page that has just loaded hears nothing until its push service has started, so retry.
      await expect(async () => {
        await deliver(JSON.stringify(data));
        await expect(toast).toBeVisible({ timeout: 2000 });
      }).toPass();
      await toast.getByRole('button', { name: 'Open' }).click();
      await expect(page).toHaveURL(`/order-history/${second}`);
      await expect(page.getByText('Green Corner').first()).toBeVisible();
    });
    await test.step('[PLUS-50] the page of thanks turns it off: both orders are withdrawn', async () => {
      await open(page, `/order-placed?order_id=${second}`);
      const withdrawn: unknown[] = [];
      page.on('request', (call) => {
        if (call.url().endsWith('order/push-subscription')) withdrawn.push(call.postDataJSON());
      });
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Turn off notifications' }).click();
      const of = (id: number) => ({ order_id: String(id), guest_id: String(guest) });
      await expect.poll(() => withdrawn).toEqual(expect.arrayContaining([of(first), of(second)]));
      await expect(page.getByRole('button', { name: 'Turn off notifications' })).toBeHidden();
      await expect.poll(() => page.evaluate(() => (window as never as { hasEnded?: boolean }).hasEnded)).toBe(true);
    });
    await test.step('[PUSH-06] a browser that denies them is not asked, and the page goes on', async () => {
      const denied = await visitor({}, { ...tall, baseURL: own.origin, serviceWorkers: 'allow', permissions: [] });
      await denied.addInitScript((id) => localStorage.setItem('guest_id', String(id)), guest);
      await open(denied, `/order-placed?order_id=${first}`);
      await expect(denied.getByRole('button', { name: 'Track the order' })).toBeVisible();
      await expect(denied.getByRole('region', { name: 'Get updates on your order' })).toHaveCount(0);
    });
  } finally {
    await service.close();
    await own.stop();
  }
});
