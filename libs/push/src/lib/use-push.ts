/** Push messages of the customer or the guest, for components: the state and the actions. */
import { failureOf } from '@shop/api-client';
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import {
  useLazyGetPushKeysQuery,
  useSaveOrderPushMutation,
  useSavePushSubscriptionMutation,
  useSavePushTokenMutation,
} from '@shop/api-client/profile';
import { deviceStorage, readRunning, useSession } from '@shop/session';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { rawPushSettings, watchPushSettings } from './push-settings';
import { createPush, type Push, type PushState } from './push';
import type { PushKeys, PushPort } from './port';
import { usePushService } from './push-keys';
import { NO_DEVICE, ofGuest, ofSignIn } from './registration';

const isSupported = () =>
  'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window && window.isSecureContext;

export interface PushView {
  push: Push;
  state: PushState;
  /** A guest is told of orders alone. */
  isGuest: boolean;
  isBusy: boolean;
  /** Runs a change of the state; `isBusy` meanwhile. */
  change: <T>(work: () => Promise<T> | T) => Promise<T>;
}

type SubscriptionOfDevice = Parameters<ReturnType<typeof useSavePushSubscriptionMutation>[0]>[0];

interface Service {
  load: () => Promise<PushPort>;
  /** Registers a device for the sign-in; '@' unregisters. */
  send: (device: string) => Promise<void>;
  /** As `GuestOrders.send`. */
  sendFor: (guestId: string, orderId: string, device: string | null) => Promise<boolean>;
}

/** Statuses that say that nothing is to be told of the order: another's, ended, or a backend without the call. */
const REFUSALS = [401, 403, 404];

/** The service, and how the backend is told of a device of it. */
function useService(language: string): Service | null {
  const service = usePushService();
  const [saveToken] = useSavePushTokenMutation();
  const [saveSubscription] = useSavePushSubscriptionMutation();
  const [saveOrder] = useSaveOrderPushMutation();
  const [fetchKeys] = useLazyGetPushKeysQuery();
  const publicKey = service?.kind === 'browser' ? service.publicKey : null;
  const isOffered = service !== null;
  return useMemo(() => {
    if (!isOffered) return null;
    /** A browser's own device is its subscription as JSON. */
    const read = (device: string) => (publicKey === null ? device : (JSON.parse(device) as SubscriptionOfDevice));
    return {
      load: async () => {
        if (publicKey !== null) return (await import('./web-push-port')).openWebPushPort(publicKey, language);
        const [keys, { openFirebasePort }] = await Promise.all([fetchKeys().unwrap(), import('./firebase-port')]);
        return openFirebasePort(keys as PushKeys & Record<string, string>, language);
      },
      send: async (device) => {
        const own = device === NO_DEVICE ? device : read(device);
        await (typeof own === 'string' ? saveToken(own) : saveSubscription(own)).unwrap();
      },
      sendFor: async (guestId, orderId, device) => {
        const { error } = await saveOrder({ guestId, orderId, device: device === null ? null : read(device) });
        if (error === undefined) return true;
        if (REFUSALS.includes(failureOf(error).status as number)) return false;
        throw new Error('The device of the order was not saved.');
      },
    };
  }, [isOffered, publicKey, language, saveToken, saveSubscription, saveOrder, fetchKeys]);
}

/** @returns null: the shop sends none to whoever is here, or storage is not restored yet. @param order that a guest looks at */
export function usePush(order: string | null = null): PushView | null {
  const { token, guestId, language, restored } = useSession('token', 'guestId', 'language', 'restored');
  const service = useService(language);
  const { data: customer } = useGetCustomerQuery(undefined, { skip: token === null || service === null });
  const [isBusy, setBusy] = useState(false);
  const isGuest = token === null;
  const key = isGuest ? 'guestPush' : 'pushMessages';
  // Re-renders all components, in all tabs, on a change.
  useSyncExternalStore(
    watchPushSettings,
    () => rawPushSettings(deviceStorage, key),
    () => '',
  );
  const ownerId = (isGuest ? guestId : customer?.id) ?? null;
  const push = useMemo(() => {
    if (!service || !ownerId || !restored) return null;
    return createPush(deviceStorage, {
      ownerId,
      key,
      permission: () => (isSupported() ? Notification.permission : null),
      requestPermission: () => Notification.requestPermission(),
      loadPort: service.load,
      registration: isGuest
        ? ofGuest({
            shown: order,
            others: () => readRunning(deviceStorage),
            send: (orderId, device) => service.sendFor(ownerId, orderId, device),
          })
        : ofSignIn(language, service.send),
    });
  }, [service, ownerId, isGuest, key, language, restored, order]);
  if (!push) return null;
  return {
    push,
    state: push.state(),
    isGuest,
    isBusy,
    change: async (work) => {
      setBusy(true);
      try {
        return await work();
      } finally {
        setBusy(false);
      }
    },
  };
}
