/**
 * Push handling in the service worker: shows messages while no tab of the shop is visible, and handles presses (PUSH-01
 * to PUSH-04, PUSH-07).
 */
import { initializeApp } from 'firebase/app';
import { getMessaging, onBackgroundMessage } from 'firebase/messaging/sw';
import arabic from '../locales/worker/ar.json';
import english from '../locales/worker/en.json';
import type { LanguageCode } from '@shop/i18n';
import { insidePath } from '@shop/util';
import { OPEN_PAGE, PUSHED } from './port';
import { readPush } from './push-message';

/** The used part of a service worker's global scope: TypeScript's own types conflict with those of a page. */
export interface WorkerScope {
  location: { href: string; origin: string };
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener(type: 'notificationclick', listen: (event: NotificationClick) => void): void;
  addEventListener(type: 'push', listen: (event: PushEvent) => void): void;
}
interface Tab {
  url: string;
  visibilityState: string;
  focus(): Promise<Tab>;
  navigate(path: string): Promise<unknown>;
  postMessage(message: unknown, transfer?: Transferable[]): void;
}
interface PushEvent {
  data: { json(): unknown } | null;
  waitUntil(done: Promise<unknown>): void;
}
interface NotificationClick {
  notification: { data: unknown; close(): void };
  waitUntil(done: Promise<unknown>): void;
}

/** A worker cannot import() later, so all languages are bundled. */
const MESSAGES: Record<LanguageCode, typeof english> = { en: english, ar: arabic };
/** Notifications do not show SVG. */
const ICON = '/icon.png';
/** Timeout: a tab that is still loading, or of another version, does not acknowledge. */
const ACKNOWLEDGE_MS = 800;

function isAcknowledged(tab: Tab, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), ACKNOWLEDGE_MS);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    tab.postMessage({ type: OPEN_PAGE, path }, [port2]);
  });
}

/** Opens `path` in an open tab of the shop, else in a new one. */
async function open({ clients, location }: WorkerScope, path: string): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => new URL(url).origin === location.origin);
  if (!tab) return void (await clients.openWindow(path));
  const focused = await tab.focus().catch(() => tab);
  if (await isAcknowledged(focused, path)) return;
  // Only a tab controlled by this worker can be navigated.
  await focused.navigate(path).catch(() => clients.openWindow(path));
}

interface Shown {
  scope: WorkerScope;
  language: string | undefined;
}

async function show({ scope, language }: Shown, data: Record<string, unknown>): Promise<void> {
  const messages = MESSAGES[language as LanguageCode] ?? english;
  const { kind, title, body, path } = readPush(data);
  await scope.registration.showNotification(kind === 'message' ? messages.message : title, {
    body,
    icon: ICON,
    lang: language ?? 'en',
    dir: 'auto',
    data: { path },
    // The latest message of an order or conversation replaces the earlier one.
    ...(path ? { tag: path } : {}),
  });
}

function dataOf({ data }: PushEvent): Record<string, unknown> {
  try {
    const fields = data?.json();
    return typeof fields === 'object' && fields ? (fields as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** A push of the browser's own service: left to the tabs that are visible, else shown, as Firebase does. */
async function takePush(shown: Shown, data: Record<string, unknown>): Promise<void> {
  const tabs = await shown.scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const visible = tabs.filter(({ visibilityState }) => visibilityState === 'visible');
  if (visible.length === 0) return show(shown, data);
  for (const tab of visible) tab.postMessage({ type: PUSHED, data });
}

/** Call it once while the worker script runs: later listeners would miss the push that started it. */
export function startPushWorker(scope: WorkerScope): void {
  const { language, vapidKey: _, ...keys } = Object.fromEntries(new URL(scope.location.href).searchParams);
  const shown = { scope, language };
  if (keys.projectId) onBackgroundMessage(getMessaging(initializeApp(keys)), ({ data }) => show(shown, data ?? {}));
  else scope.addEventListener('push', (event) => event.waitUntil(takePush(shown, dataOf(event))));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const path = insidePath((event.notification.data as { path?: unknown } | null)?.path);
    if (path !== null) event.waitUntil(open(scope, path));
  });
}
