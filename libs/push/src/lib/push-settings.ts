/** Push settings in local storage: the answer, and what the backend has registered; a customer's and a guest's each. */
import { watchStorage, type SessionStorage } from '@shop/session';

export interface PushSettings {
  /** Owner of the answer, a customer or a guest: another one of this browser is asked again. */
  customerId: string;
  choice: 'yes' | 'no';
  /** What is registered at the backend, as `Registration` writes it; null: nothing. */
  sent: string | null;
}

/** Where a customer's answer is kept, and a guest's, which does not replace that of the customer who was here before. */
export type SettingsKey = 'pushMessages' | 'guestPush';
const CUSTOMER = 'pushMessages';

const watchers = new Set<() => void>();

/** Calls back on changes, in this tab or another. @returns stops watching */
export function watchPushSettings(changed: () => void): () => void {
  watchers.add(changed);
  const stop = watchStorage(changed);
  return () => {
    watchers.delete(changed);
    stop();
  };
}

/** The stored text, for comparisons. */
export const rawPushSettings = (storage: SessionStorage, key: SettingsKey = CUSTOMER): string =>
  storage.getItem(key) ?? '';

export function readPushSettings(storage: SessionStorage, key: SettingsKey = CUSTOMER): PushSettings | null {
  try {
    const stored = JSON.parse(storage.getItem(key) ?? 'null') as Partial<PushSettings> | null;
    if (typeof stored?.customerId !== 'string' || (stored.choice !== 'yes' && stored.choice !== 'no')) return null;
    return {
      customerId: stored.customerId,
      choice: stored.choice,
      sent: typeof stored.sent === 'string' ? stored.sent : null,
    };
  } catch {
    return null;
  }
}

/** Without storage the browser asks again at the next visit. */
export function writePushSettings(storage: SessionStorage, settings: PushSettings, key: SettingsKey = CUSTOMER): void {
  storage.setItem(key, JSON.stringify(settings));
  for (const changed of watchers) changed();
}

/** Whether the backend has registered this device for the current sign-in. */
export const hasPushRegistration = (storage: SessionStorage): boolean => Boolean(readPushSettings(storage)?.sent);

/** Clears the registration on sign-out; the customer's answer stays. */
export function clearPushRegistration(storage: SessionStorage): void {
  const settings = readPushSettings(storage);
  if (settings?.sent) writePushSettings(storage, { ...settings, sent: null });
}
