/** Whether this tab listens to push messages. */
import { deviceStorage, useSession } from '@shop/session';
import { useSyncExternalStore } from 'react';
import { usePushOffered } from './push-keys';
import { readPushSettings, watchPushSettings } from './push-settings';

/** A customer's answer may be one of before; a guest has none before the first order, so that nothing loads for it. */
export function useHearsPush(): boolean {
  const isOffered = usePushOffered();
  const { token, guestId } = useSession('token', 'guestId');
  const isAgreed = useSyncExternalStore(
    watchPushSettings,
    () => {
      const settings = readPushSettings(deviceStorage, 'guestPush');
      return settings?.choice === 'yes' && settings.customerId === guestId;
    },
    () => false,
  );
  return isOffered && (token !== null || isAgreed);
}
