/** Inside the service worker: shows what comes while no tab of the shop is in view, and answers presses (PUSH-01 to PUSH-04, PUSH-07). */
import { initializeApp } from 'firebase/app';
import { getMessaging, onBackgroundMessage } from 'firebase/messaging/sw';
import arabic from '../locales/worker/ar.json';
import english from '../locales/worker/en.json';
import type { LanguageCode } from '@shop/i18n';
import { OPEN } from './port';
import { readPush } from './push-message';

/** The part of a service worker's global that is used here; TypeScript knows it only without the page's own. */
export interface WorkerScope {
  location: { href: string; origin: string };
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener(type: 'notificationclick', listen: (event: Press) => void): void;
}
interface Tab {
  url: string;
  focus(): Promise<Tab>;
  navigate(path: string): Promise<unknown>;
  postMessage(message: unknown, transfer: Transferable[]): void;
}
interface Press {
  notification: { data: unknown; close(): void };
  waitUntil(done: Promise<unknown>): void;
}

/** A worker may not import() later: every language comes with it. */
const MESSAGES: Record<LanguageCode, typeof english> = { en: english, ar: arabic };
const ICON = '/storage/business/logo.svg';
/** A tab that still loads, or that another version of the shop drew, answers nothing. */
const ANSWER_MS = 800;

function answers(tab: Tab, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), ANSWER_MS);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    tab.postMessage({ type: OPEN, path }, [port2]);
  });
}

/** Shows `path` in a tab of the shop that is open, else in a new one. */
async function open({ clients, location }: WorkerScope, path: string): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => new URL(url).origin === location.origin);
  if (!tab) return void (await clients.openWindow(path));
  const focused = await tab.focus().catch(() => tab);
  if (await answers(focused, path)) return;
  // Only a tab under this worker's control can be led elsewhere.
  await focused.navigate(path).catch(() => clients.openWindow(path));
}

/** Called once, while the worker's script runs: later listeners would miss the push that hydrated it. */
export function startPushWorker(scope: WorkerScope): void {
  const { language, vapidKey: _, ...keys } = Object.fromEntries(new URL(scope.location.href).searchParams);
  if (!keys.projectId) return;
  const messages = MESSAGES[language as LanguageCode] ?? english;
  onBackgroundMessage(getMessaging(initializeApp(keys)), async ({ data }) => {
    const { kind, title, body, path } = readPush(data ?? {});
    await scope.registration.showNotification(kind === 'message' ? messages.message : title, {
      body,
      icon: ICON,
      lang: language ?? 'en',
      dir: 'auto',
      data: { path },
      // The newest of an order or a conversation takes the place of the one before.
      ...(path ? { tag: path } : {}),
    });
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path } = (event.notification.data ?? {}) as { path?: unknown };
    if (typeof path === 'string') event.waitUntil(open(scope, path));
  });
}
