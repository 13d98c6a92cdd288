/** Which page a notification opens: one of this shop, whoever wrote its data. */
import { OUTSIDE_TARGETS } from '@shop/util/hostile.spec-helper';
import { openFirebasePort } from './lib/firebase-port';
import { OPEN_PAGE, type PushKeys } from './lib/port';
import { readPush } from './lib/push-message';
import { startPushWorker, type WorkerScope } from './lib/worker';

jest.mock('firebase/app', () => ({ getApps: () => [], initializeApp: () => ({}) }));
jest.mock('firebase/messaging', () => ({ getMessaging: () => ({}) }));
jest.mock('firebase/messaging/sw', () => ({ getMessaging: () => ({}), onBackgroundMessage: () => undefined }));

const ORIGIN = 'https://shop.example';

function worker() {
  const opened: string[] = [];
  let press: (data: unknown) => Promise<unknown> = async () => undefined;
  const scope: WorkerScope = {
    location: { href: `${ORIGIN}/service-worker.js?projectId=p`, origin: ORIGIN },
    registration: { showNotification: async () => undefined },
    clients: { matchAll: async () => [], openWindow: async (path) => void opened.push(path) },
    addEventListener: (_type, listen) => {
      press = async (data) => {
        let done: Promise<unknown> = Promise.resolve();
        listen({ notification: { data, close: () => undefined }, data: null, waitUntil: (work) => void (done = work) });
        await done;
      };
    },
  };
  startPushWorker(scope);
  return { opened, press: (data: unknown) => press(data) };
}

it('a press opens a page of the shop, and nothing for any other target', async () => {
  const { opened, press } = worker();
  for (const path of [...OUTSIDE_TARGETS, 7, null, {}]) await press({ path });
  await press(null);
  expect(opened).toEqual([]);
  await press({ path: '/order-history/5' });
  expect(opened).toEqual(['/order-history/5']);
});

it('a tab opens what the worker asks for only inside the shop', () => {
  const listeners = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { value: listeners, configurable: true });
  const opened: string[] = [];
  const stop = openFirebasePort({} as PushKeys, 'en').onOpen((path) => opened.push(path));
  const say = (data: unknown) => listeners.dispatchEvent(new MessageEvent('message', { data }));
  for (const path of OUTSIDE_TARGETS) say({ type: OPEN_PAGE, path });
  say(null);
  say({ type: 'other', path: '/home' });
  expect(opened).toEqual([]);
  say({ type: OPEN_PAGE, path: '/chatting?conversationId=5' });
  expect(opened).toEqual(['/chatting?conversationId=5']);
  stop();
});

it('a message’s fields never become a target: only ids in paths of the shop', () => {
  for (const target of OUTSIDE_TARGETS)
    for (const data of [
      { type: 'order_status', order_id: target },
      { type: 'message', conversation_id: target, sender_type: target },
      { type: target, order_id: target, link: target },
    ]) {
      const { path } = readPush(data);
      if (path !== null) expect(path).toMatch(/^\/(order-history\/[^/]*|chatting\?.*)$/);
    }
});
