/** What this browser keeps of push messages: what its last customer said to them, and what the backend was sent. */

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface PushMemory {
  /** Whose answer it is: another customer on the same browser is asked anew. */
  customerId: string;
  choice: 'yes' | 'no';
  /** Device and language as the backend knows them for this sign-in; null: nothing was sent. */
  sent: string | null;
}

const KEY = 'pushMessages';
const watchers = new Set<() => void>();

/** Calls back when it changes, in this tab or another. @returns stops it */
export function watchMemory(changed: () => void): () => void {
  watchers.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    watchers.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

/** As it is kept: equal texts are the same memory. */
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

/** A browser that keeps nothing asks again at the next visit. */
export function writeMemory(storage: Store, memory: PushMemory): void {
  try {
    storage.setItem(KEY, JSON.stringify(memory));
  } catch {
    return;
  }
  for (const changed of watchers) changed();
}

/** Whether the backend knows this device for the sign-in that is there. */
export const hasSent = (storage: Store): boolean => (readMemory(storage)?.sent ?? null) !== null;

/** The sign-in is over, and with it what the backend knew of this device; what the customer said stays. */
export function forgetSent(storage: Store): void {
  const memory = readMemory(storage);
  if (memory?.sent) writeMemory(storage, { ...memory, sent: null });
}
