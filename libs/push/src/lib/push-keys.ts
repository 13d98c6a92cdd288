/** Whether this shop sends push messages, as every page is told; the keys are asked for by whoever has said yes. */
import { createContext, useContext } from 'react';
import type { PushKeys } from './port';

const Offered = createContext(false);
export const PushOfferedProvider = Offered.Provider;
export const usePushOffered = (): boolean => useContext(Offered);

/** Where the storefront's server tells its keys. */
export const PUSH_KEYS_PATH = '/push-keys.json';

/** @throws when they can not be had now */
export async function loadPushKeys(): Promise<PushKeys> {
  const answer = await fetch(PUSH_KEYS_PATH);
  if (!answer.ok) throw new Error(`The push keys were not told (${answer.status}).`);
  return (await answer.json()) as PushKeys;
}
