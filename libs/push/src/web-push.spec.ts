/** Pushes without Firebase: subscribing with the backend's key, and what the worker does with what comes. */
import { startPushWorker, type WorkerScope } from './lib/worker';
import { openWebPushPort } from './lib/web-push-port';

const KEY = Buffer.alloc(65, 4).toString('base64url');
const OTHER = new Uint8Array(65).fill(7);
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

/** A browser whose tab has the given subscription. */
function openBrowser(key: Uint8Array | null) {
  const done: string[] = [];
  let current: object | null = null;
  const subscription = (own: Uint8Array) => ({
    options: { applicationServerKey: own.buffer },
    unsubscribe: async () => {
      done.push('unsubscribe');
      current = null;
      return true;
    },
    toJSON: () => ({ endpoint: 'https://push.example/x', expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
  });
  if (key) current = subscription(key);
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async ({ applicationServerKey: own, userVisibleOnly }: Record<string, never>) => {
      done.push(`subscribe ${String(userVisibleOnly)}`);
      return (current = subscription(own as unknown as Uint8Array));
    },
  };
  let heard: (event: object) => void = () => undefined;
  const serviceWorker = {
    register: async (address: string) => void done.push(address),
    ready: Promise.resolve({ pushManager }),
    getRegistration: async () => ({ pushManager }),
    addEventListener: (_type: string, listen: typeof heard) => (heard = listen),
    removeEventListener: () => (heard = () => undefined),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return { done, hear: (data: unknown) => heard({ data, ports: [] }) };
}

it('[PLUS-50] the device is the subscription with the backend’s key, in the one worker of the shop', async () => {
  const { done } = openBrowser(null);
  const port = openWebPushPort(KEY, 'ar');
  const device = await port.deviceToken();
  expect(JSON.parse(device)).toEqual({ endpoint: 'https://push.example/x', keys: { p256dh: 'p', auth: 'a' } });
  expect(await port.deviceToken()).toBe(device);
  expect(done).toEqual(['/service-worker.js?language=ar', 'subscribe true', '/service-worker.js?language=ar']);
});

it('[PLUS-50] a subscription of another key is renewed; ending it leaves none', async () => {
  const { done } = openBrowser(OTHER);
  const port = openWebPushPort(KEY, 'en');
  await port.deviceToken();
  await port.unregister();
  await port.unregister();
  expect(done.slice(1)).toEqual(['unsubscribe', 'subscribe true', 'unsubscribe']);
  expect(bytes(KEY)).toHaveLength(65);
});

it('[PLUS-50] a tab hears what the worker leaves to it, and of nothing else', () => {
  const { hear } = openBrowser(null);
  const taken: object[] = [];
  const stop = openWebPushPort(KEY, 'en').onMessage((data) => taken.push(data));
  for (const message of [null, {}, { type: 'shop-open', path: '/x' }, { type: 'shop-pushed', data: null }])
    hear(message);
  hear({ type: 'shop-pushed', data: { title: 'x' } });
  stop();
  hear({ type: 'shop-pushed', data: { title: 'y' } });
  expect(taken).toEqual([{ title: 'x' }]);
});

describe('[PLUS-50] the worker', () => {
  function start(visibilities: string[]) {
    const shown: { title: string; options: NotificationOptions }[] = [];
    const posted: unknown[] = [];
    const listeners = new Map<string, (event: never) => void>();
    const tabs = visibilities.map((visibilityState) => ({
      url: 'https://shop.example/home',
      visibilityState,
      focus: async () => tabs[0]!,
      navigate: async () => undefined,
      postMessage: (message: unknown) => void posted.push(message),
    }));
    const scope = {
      location: { href: 'https://shop.example/service-worker.js?language=ar', origin: 'https://shop.example' },
      registration: {
        showNotification: async (title: string, options: NotificationOptions) => void shown.push({ title, options }),
      },
      clients: { matchAll: async () => tabs as never, openWindow: async () => undefined },
      addEventListener: (type: string, listen: (event: never) => void) => void listeners.set(type, listen),
    };
    startPushWorker(scope as WorkerScope);
    const push = async (data: { json(): unknown } | null) => {
      let work: Promise<unknown> = Promise.resolve();
      listeners.get('push')?.({ data, waitUntil: (done: Promise<unknown>) => (work = done) } as never);
      await work;
    };
    return { shown, posted, push };
  }
  const order = { type: 'order_status', order_id: '7', title: 'On the way', body: 'Order 7' };

  it('shows a push while no tab is visible, and leaves it to a visible one', async () => {
    const away = start(['hidden']);
    await away.push({ json: () => order });
    expect(away.shown).toMatchObject([
      {
        title: 'On the way',
        options: { body: 'Order 7', lang: 'ar', tag: '/order-history/7', data: { path: '/order-history/7' } },
      },
    ]);
    expect(away.posted).toEqual([]);
    const here = start(['visible', 'hidden']);
    await here.push({ json: () => order });
    expect([here.shown, here.posted]).toEqual([[], [{ type: 'shop-pushed', data: order }]]);
  });

  it('[PUSH-07] shows something whatever comes: a browser takes the permission from a silent worker', async () => {
    const { shown, push } = start([]);
    await push(null);
    await push({
      json: () => {
        throw new SyntaxError('x');
      },
    });
    await push({ json: () => 'text' });
    expect(shown.map(({ options }) => options.data)).toEqual([{ path: null }, { path: null }, { path: null }]);
  });
});
