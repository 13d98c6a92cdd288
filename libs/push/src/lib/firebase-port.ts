/**
 * The push service: Firebase web messaging, with the shop's own service worker. Loaded only after the customer has
 * agreed.
 */
import { getApps, initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, onMessage } from 'firebase/messaging';
import type { PushKeys, PushPort } from './port';
import { activeWorker, onOpenPage } from './tab-worker';

/** URL of the service worker; keys and language are in the URL, so that a change installs a new worker. */
function workerAddress(keys: PushKeys, language: string): string {
  return `/service-worker.js?${new URLSearchParams({ ...keys, language })}`;
}

export function openFirebasePort(keys: PushKeys, language: string): PushPort {
  const app = getApps()[0] ?? initializeApp(keys);
  const messaging = getMessaging(app);
  return {
    deviceToken: async () => {
      const serviceWorkerRegistration = await activeWorker(workerAddress(keys, language));
      return getToken(messaging, { vapidKey: keys.vapidKey, serviceWorkerRegistration });
    },
    unregister: async () => {
      await deleteToken(messaging);
    },
    onMessage: (take) => onMessage(messaging, ({ data }) => take(data ?? {})),
    onOpen: onOpenPage,
  };
}
