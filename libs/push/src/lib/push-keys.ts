/**
 * Which push service this shop has for whoever is here, known on every page: Firebase by the storefront's settings, whose keys are
 * requested only after they have agreed; else the browser's own, where the backend's config names its key.
 */
import { useGetConfigQuery } from '@shop/api-client/start';
import { useLanguage } from '@shop/i18n';
import { useSession } from '@shop/session';
import { useContext } from 'react';
import { WithFirebase } from './with-firebase';

export type PushService = { kind: 'firebase' } | { kind: 'browser'; publicKey: string };

/** null: the shop sends them no push messages. A guest is one once something is in the cart. */
export function usePushService(): PushService | null {
  const hasFirebase = useContext(WithFirebase);
  const { token, guestId } = useSession('token', 'guestId');
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  if (!token && !(guestId && config?.guestPush)) return null;
  if (hasFirebase) return { kind: 'firebase' };
  return config?.webPushKey ? { kind: 'browser', publicKey: config.webPushKey } : null;
}

export const usePushOffered = (): boolean => usePushService() !== null;
