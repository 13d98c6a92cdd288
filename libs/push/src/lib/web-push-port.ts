/** The push service that the browser brings along: no account anywhere. Loaded only after the customer has agreed. */
import type { PushPort } from './port';
import { activeWorker, endSubscription, onOpenPage, onPushed } from './tab-worker';

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const isEqual = (one: ArrayBuffer | null | undefined, other: Uint8Array): boolean =>
  !!one && new Uint8Array(one).join() === other.join();

/** A subscription of another key can not be told by this backend. */
async function subscriptionFor(pushManager: PushManager, key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const before = await pushManager.getSubscription();
  if (before && isEqual(before.options.applicationServerKey, key)) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/**
 * @param publicKey of the backend, which signs its pushes with the private one
 * @returns a service whose device token is the subscription as JSON
 */
export function openWebPushPort(publicKey: string, language: string): PushPort {
  return {
    deviceToken: async () => {
      const { pushManager } = await activeWorker(`/service-worker.js?${new URLSearchParams({ language })}`);
      const { endpoint, keys } = (await subscriptionFor(pushManager, toBytes(publicKey))).toJSON();
      return JSON.stringify({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
    },
    unregister: endSubscription,
    onMessage: onPushed,
    onOpen: onOpenPage,
  };
}
