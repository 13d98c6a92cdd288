/** Push messages of the signed-in customer, for components: the state and the actions. */
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import {
  useLazyGetPushKeysQuery,
  useSavePushSubscriptionMutation,
  useSavePushTokenMutation,
} from '@shop/api-client/profile';
import { deviceStorage, useSession } from '@shop/session';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { rawPushSettings, watchPushSettings } from './push-settings';
import { createPush, NO_DEVICE, type Push, type PushState } from './push';
import type { PushKeys, PushPort } from './port';
import { usePushService } from './push-keys';

const isSupported = () =>
  'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window && window.isSecureContext;

export interface PushView {
  push: Push;
  state: PushState;
  isBusy: boolean;
  /** Runs a change of the state; `isBusy` meanwhile. */
  change: <T>(work: () => Promise<T> | T) => Promise<T>;
}

/** The service, and how the backend is told of a device of it. */
function useService(
  language: string,
): { load: () => Promise<PushPort>; send: (device: string) => Promise<void> } | null {
  const service = usePushService();
  const [saveToken] = useSavePushTokenMutation();
  const [saveSubscription] = useSavePushSubscriptionMutation();
  const [fetchKeys] = useLazyGetPushKeysQuery();
  const publicKey = service?.kind === 'browser' ? service.publicKey : null;
  const isOffered = service !== null;
  return useMemo(() => {
    if (!isOffered) return null;
    const sendToken = async (device: string) => void (await saveToken(device).unwrap());
    if (publicKey === null)
      return {
        load: async () => {
          const [keys, { openFirebasePort }] = await Promise.all([fetchKeys().unwrap(), import('./firebase-port')]);
          return openFirebasePort(keys as PushKeys & Record<string, string>, language);
        },
        send: sendToken,
      };
    return {
      load: async () => (await import('./web-push-port')).openWebPushPort(publicKey, language),
      send: async (device) =>
        device === NO_DEVICE
          ? sendToken(device)
          : void (await saveSubscription(JSON.parse(device) as Parameters<typeof saveSubscription>[0]).unwrap()),
    };
  }, [isOffered, publicKey, language, saveToken, saveSubscription, fetchKeys]);
}

/** null: the shop sends none, nobody is signed in, or storage is not restored yet. */
export function usePush(): PushView | null {
  const { token, language, restored } = useSession('token', 'language', 'restored');
  const service = useService(language);
  const { data: customer } = useGetCustomerQuery(undefined, { skip: token === null || service === null });
  const [isBusy, setBusy] = useState(false);
  // Re-renders all components, in all tabs, on a change.
  useSyncExternalStore(
    watchPushSettings,
    () => rawPushSettings(deviceStorage),
    () => '',
  );
  const customerId = customer?.id ?? null;
  const push = useMemo(() => {
    if (!service || !customerId || !restored) return null;
    return createPush(deviceStorage, {
      customerId,
      language,
      permission: () => (isSupported() ? Notification.permission : null),
      requestPermission: () => Notification.requestPermission(),
      loadPort: service.load,
      sendToken: service.send,
    });
  }, [service, customerId, language, restored]);
  if (!push) return null;
  return {
    push,
    state: push.state(),
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
