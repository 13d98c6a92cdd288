/** Push settings in local storage: the customer's answer, and what the backend has registered. */

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface PushMemory {
  /** Owner of the answer: another customer of this browser is asked again. */
  customerId: string;
  choice: 'yes' | 'no';
  /** Device token and language registered at the backend for this sign-in; null: none. */
  sent: string | null;
}

const KEY = 'pushMessages';
const watchers = new Set<() => void>();

/** Calls back on changes, in this tab or another. @returns stops watching */
export function watchMemory(changed: () => void): () => void {
  watchers.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    watchers.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

/** The stored text, for comparisons. */
export const rawMemory = (storage: Store): string => storage.getItem(KEY) ?? '';

export function readMemory(storage: Store): PushMemory | null {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as Partial<PushMemory> | null;
    if (typeof kept?.customerId !== 'string' || (kept.choice !== 'yes' && kept.choice !== 'no')) return null;
    return { customerId: kept.customerId, choice: kept.choice, sent: typeof kept.sent === 'string' ? kept.sent : null };
  } catch {
    return null;
  }
}

/** Without storage the browser asks again at the next visit. */
export function writeMemory(storage: Store, memory: PushMemory): void {
  try {
    storage.setItem(KEY, JSON.stringify(memory));
  } catch {
    return;
  }
  for (const changed of watchers) changed();
}

/** Whether the backend has registered this device for the current sign-in. */
export const hasPushRegistration = (storage: Store): boolean => (readMemory(storage)?.sent ?? null) !== null;

/** Clears the registration on sign-out; the customer's answer stays. */
export function clearPushRegistration(storage: Store): void {
  const memory = readMemory(storage);
  if (memory?.sent) writeMemory(storage, { ...memory, sent: null });
}
