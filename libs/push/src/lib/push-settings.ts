/** Push settings in local storage: the customer's answer, and what the backend has registered. */
import { watchStorage, type SessionStorage } from '@shop/session';

export interface PushSettings {
  /** Owner of the answer: another customer of this browser is asked again. */
  customerId: string;
  choice: 'yes' | 'no';
  /** Device token and language registered at the backend for this sign-in; null: none. */
  sent: string | null;
}

const STORAGE_KEY = 'pushMessages';
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
export const rawPushSettings = (storage: SessionStorage): string => storage.getItem(STORAGE_KEY) ?? '';

export function readPushSettings(storage: SessionStorage): PushSettings | null {
  try {
    const stored = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null') as Partial<PushSettings> | null;
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
export function writePushSettings(storage: SessionStorage, settings: PushSettings): void {
  storage.setItem(STORAGE_KEY, JSON.stringify(settings));
  for (const changed of watchers) changed();
}

/** Whether the backend has registered this device for the current sign-in. */
export const hasPushRegistration = (storage: SessionStorage): boolean =>
  (readPushSettings(storage)?.sent ?? null) !== null;

/** Clears the registration on sign-out; the customer's answer stays. */
export function clearPushRegistration(storage: SessionStorage): void {
  const settings = readPushSettings(storage);
  if (settings?.sent) writePushSettings(storage, { ...settings, sent: null });
}
