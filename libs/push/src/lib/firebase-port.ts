/**
 * The push service: Firebase web messaging, with the shop's own service worker. Loaded only after the customer has
 * agreed.
 */
import { getApps, initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, onMessage } from 'firebase/messaging';
import { insidePath } from '@shop/util';
import { OPEN_PAGE, type PushKeys, type PushPort } from './port';

/** URL of the service worker; keys and language are in the URL, so that a change installs a new worker. */
function workerAddress(keys: PushKeys, language: string): string {
  return `/service-worker.js?${new URLSearchParams({ ...keys, language })}`;
}

/** Waits until the worker is active: only then can it receive pushes. */
async function activeWorker(address: string): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(address, { scope: '/' });
  return navigator.serviceWorker.ready;
}

interface OpenMessage {
  type?: unknown;
  path?: unknown;
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
    onOpen: (open) => {
      const listen = ({ data, ports }: MessageEvent<OpenMessage | null>) => {
        const path = data?.type === OPEN_PAGE ? insidePath(data.path) : null;
        if (path === null) return;
        ports[0]?.postMessage('here');
        open(path);
      };
      navigator.serviceWorker.addEventListener('message', listen);
      return () => navigator.serviceWorker.removeEventListener('message', listen);
    },
  };
}
