/** Push messages of the signed-in customer, for components: the state and the actions. */
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import { useLazyGetPushKeysQuery, useSavePushTokenMutation } from '@shop/api-client/profile';
import { deviceStorage, useSession } from '@shop/session';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { rawPushSettings, watchPushSettings } from './push-settings';
import { createPush, type Push, type PushState } from './push';
import type { PushKeys } from './port';
import { usePushOffered } from './push-keys';

const isSupported = () =>
  'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window && window.isSecureContext;

export interface PushView {
  push: Push;
  state: PushState;
  isBusy: boolean;
  /** Runs a change of the state; `isBusy` meanwhile. */
  change: <T>(work: () => Promise<T> | T) => Promise<T>;
}

/** null: the shop sends none, nobody is signed in, or storage is not restored yet. */
export function usePush(): PushView | null {
  const isOffered = usePushOffered();
  const { token, language, restored } = useSession('token', 'language', 'restored');
  const { data: customer } = useGetCustomerQuery(undefined, { skip: token === null || !isOffered });
  const [save] = useSavePushTokenMutation();
  const [fetchKeys] = useLazyGetPushKeysQuery();
  const [isBusy, setBusy] = useState(false);
  // Re-renders all components, in all tabs, on a change.
  useSyncExternalStore(
    watchPushSettings,
    () => rawPushSettings(deviceStorage),
    () => '',
  );
  const customerId = customer?.id ?? null;
  const push = useMemo(() => {
    if (!isOffered || !customerId || !restored) return null;
    return createPush(deviceStorage, {
      customerId,
      language,
      permission: () => (isSupported() ? Notification.permission : null),
      requestPermission: () => Notification.requestPermission(),
      loadPort: async () => {
        const [keys, { openFirebasePort }] = await Promise.all([fetchKeys().unwrap(), import('./firebase-port')]);
        return openFirebasePort(keys as PushKeys & Record<string, string>, language);
      },
      sendToken: async (device) => void (await save(device).unwrap()),
    });
  }, [isOffered, customerId, language, restored, save, fetchKeys]);
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
