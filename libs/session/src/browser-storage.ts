/**
 * The only access to what a browser stores: it never throws (decision 081). What cannot be stored, because storage is blocked or full, is
 * in memory for this visit.
 */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keys that give way to others when storage is full, those worth least first. */
const GIVE_WAY = [
  'react-router-scroll-positions',
  'cartModules',
  'listMemory',
  'resultsView',
  'searchedValues',
  'viewedItems',
  'visitedStoresProducts',
  'visitedStores',
  'addressesUsed',
  'lastOrder',
  'shoppingLists',
  'checkoutCoupon',
  'parcelDraft',
  'prescriptionDraft',
  'checkoutDraft',
];

let isFailing = false;
let tell: (() => void) | null = null;
let wasTold = false;
function report(): void {
  if (!isFailing || !tell || wasTold) return;
  wasTold = true;
  tell();
}
function fail(): void {
  isFailing = true;
  report();
}

/** Whether something of this visit is in memory only, and would be forgotten with the page. */
export const storageFails = (): boolean => isFailing;

/** Calls back once per visit, when something cannot be stored. @returns stops waiting for it */
export function whenStorageFails(listener: () => void): () => void {
  tell = listener;
  report();
  return () => {
    tell = null;
  };
}

function createStorage(area: () => Storage) {
  /** The latest values; null: removed. */
  const known = new Map<string, string | null>();
  /** Keys whose stored value is outdated. */
  const unsaved = new Set<string>();

  function getItem(key: string): string | null {
    if (!unsaved.has(key))
      try {
        known.set(key, area().getItem(key));
      } catch {
        fail();
      }
    return known.get(key) ?? null;
  }
  /** Stores the value, in place of what is worth less. @returns whether it is stored */
  function save(key: string, value: string): boolean {
    for (const other of [null, ...GIVE_WAY.slice(0, GIVE_WAY.includes(key) ? GIVE_WAY.indexOf(key) : undefined)])
      try {
        if (other) {
          if (getItem(other) === null) continue;
          area().removeItem(other);
          unsaved.add(other);
        }
        area().setItem(key, value);
        unsaved.delete(key);
        return true;
      } catch {
        // Full, or blocked.
      }
    return false;
  }
  function removeItem(key: string): void {
    known.set(key, null);
    unsaved.add(key);
    try {
      area().removeItem(key);
      unsaved.delete(key);
    } catch {
      fail();
    }
  }
  function setItem(key: string, value: string): void {
    const isSaved = save(key, value);
    if (!isSaved) {
      // An outdated value must not come back at the next visit.
      removeItem(key);
      unsaved.add(key);
      if (!GIVE_WAY.includes(key)) fail();
    }
    known.set(key, value);
  }
  return { getItem, setItem, removeItem, reread: (key: string) => void unsaved.delete(key) };
}

const device = createStorage(() => window.localStorage);
/** Storage of all tabs, which outlasts the visit. */
export const deviceStorage: SessionStorage = device;
/** Storage of this tab, which outlasts a reload. */
export const tabStorage: SessionStorage = createStorage(() => window.sessionStorage);

/** Calls back when another tab has changed {@link deviceStorage}. @returns stops watching */
export function watchStorage(changed: () => void): () => void {
  const heard = ({ storageArea, key }: StorageEvent) => {
    try {
      if (key === null || storageArea !== window.localStorage) return;
    } catch {
      return;
    }
    device.reread(key);
    changed();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

/** The document's cookies; none where the browser refuses them. */
export const browserCookies = {
  get cookie(): string {
    try {
      return document.cookie;
    } catch {
      return '';
    }
  },
  set cookie(line: string) {
    try {
      document.cookie = line;
    } catch {
      // The server then renders the page for a new visitor.
    }
  },
};

/** Sent to the page, which then starts the shop anew with the visit in its memory. */
export const RESTART_EVENT = 'shop-restart';
/** Reloads the page, or what can stand for it where a reload would forget the visit. */
export function reloadVisit(): void {
  if (isFailing) dispatchEvent(new Event(RESTART_EVENT));
  else window.location.reload();
}
