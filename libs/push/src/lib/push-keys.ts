/**
 * Which push service this shop has, known on every page: Firebase by the storefront's settings, whose keys are requested
 * only after the customer has agreed; else the browser's own, where the backend's config names its key.
 */
import { useGetConfigQuery } from '@shop/api-client/start';
import { useLanguage } from '@shop/i18n';
import { createContext, useContext } from 'react';

const WithFirebase = createContext(false);
export const PushOfferedProvider = WithFirebase.Provider;

export type PushService = { kind: 'firebase' } | { kind: 'browser'; publicKey: string };

/** null: the shop sends no push messages. */
export function usePushService(): PushService | null {
  const hasFirebase = useContext(WithFirebase);
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  if (hasFirebase) return { kind: 'firebase' };
  return config?.webPushKey ? { kind: 'browser', publicKey: config.webPushKey } : null;
}

export const usePushOffered = (): boolean => usePushService() !== null;
