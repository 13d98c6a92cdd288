/** Client-only data that must survive a reload: drafts of orders, and the phones of a guest's orders. */
import type { ChargePayer, Contact, DeliveryAddress, OrderType, ParcelParty } from '@shop/domain';
import {
  newKey,
  parseJson,
  readBoolean,
  readFields,
  readId,
  readMap,
  readNullable,
  readObject,
  readOneOf,
  readText,
  readWhole,
  type Minor,
  type Reader,
} from '@shop/util';
import { readPoint, readZoneIds } from './shapes';
import type { SessionStorage } from './browser-storage';

export interface CheckoutDraft {
  type: OrderType;
  contact: Contact;
  address: DeliveryAddress | null;
  /** The place of the visit that the address was chosen at. */
  at: string | null;
  note: string;
  cutlery: boolean;
  /** Instruction to the courier, as it is sent: presets and own words. */
  instruction: string;
  /** What to do about an unavailable item, as it is sent; empty: the store decides. */
  unavailable: string;
  /** `YYYY-MM-DD HH:mm:ss` in the marketplace's wall time; null: as soon as possible. */
  scheduleAt: string | null;
  tip: Minor;
  /** Key of the payment method that was chosen in this form; absent: none was. */
  paid?: string;
  /** The wallet pays its part. */
  usesWallet?: boolean;
}

/** The unsent parcel order. */
export interface ParcelDraft {
  sender: ParcelParty;
  receiver: ParcelParty;
  payer: ChargePayer;
  instruction: string;
  note: string;
  tip: Minor;
}

const DRAFT = 'checkoutDraft';
const PRESCRIPTION = 'prescriptionDraft';
const PARCEL = 'parcelDraft';
const KEY = 'orderKey';
const ORDERS = 'guestOrders';
const MAX_ORDERS = 20;

const readStored = <T>(storage: SessionStorage, key: string, read: (value: unknown) => T): T =>
  read(parseJson(storage.getItem(key)));

const readLine = readText();
const readNote = readText(2000);
const readMoney = readWhole(0, 1_000_000_000) as Reader<Minor>;
export const readContact = readObject<Contact>({ name: readLine, phone: readLine, email: readLine });
const readWholeAddress = readObject<DeliveryAddress>(
  {
    type: readLine,
    text: readLine,
    point: readPoint,
    zoneIds: readZoneIds,
    road: readLine,
    house: readLine,
    floor: readLine,
    more: readLine,
    savedId: readId,
    label: readLine,
  },
  ['more', 'savedId', 'label'],
);
export const readAddress: Reader<DeliveryAddress> = (value) => {
  const address = readWholeAddress(value);
  // Drafts of an earlier version lack it.
  return address && { ...address, more: address.more ?? '' };
};
const readCheckout = readFields<CheckoutDraft>({
  type: readOneOf('delivery', 'take_away', 'parcel'),
  contact: readContact,
  address: readNullable(readAddress),
  at: readNullable(readLine),
  note: readNote,
  cutlery: readBoolean,
  instruction: readNote,
  unavailable: readNote,
  scheduleAt: readNullable(readText(19, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)),
  tip: readMoney,
  paid: readText(100),
  usesWallet: readBoolean,
});

export const readDraft = (storage: SessionStorage): Partial<CheckoutDraft> => readStored(storage, DRAFT, readCheckout);
export const writeDraft = (storage: SessionStorage, draft: CheckoutDraft): void =>
  storage.setItem(DRAFT, JSON.stringify(draft));

/** The draft of a prescription order, without its files: a browser cannot store those. */
export const readPrescription = (storage: SessionStorage): Partial<CheckoutDraft> =>
  readStored(storage, PRESCRIPTION, readCheckout);
export const writePrescription = (storage: SessionStorage, draft: CheckoutDraft): void =>
  storage.setItem(PRESCRIPTION, JSON.stringify(draft));

const readParty = readObject<ParcelParty>(
  { contact: readContact, address: readNullable(readAddress), save: readBoolean },
  ['save'],
);
const readSending = readFields<ParcelDraft>({
  sender: readParty,
  receiver: readParty,
  payer: readOneOf('sender', 'receiver'),
  instruction: readNote,
  note: readNote,
  tip: readMoney,
});
export const readParcel = (storage: SessionStorage): Partial<ParcelDraft> => readStored(storage, PARCEL, readSending);
/** What is left out begins as in a new form. */
export const writeParcel = (storage: SessionStorage, draft: Partial<ParcelDraft>): void =>
  storage.setItem(PARCEL, JSON.stringify(draft));
export const forgetParcel = (storage: SessionStorage): void => storage.removeItem(PARCEL);

const readKey = readFields<{ key: string; keyFor: string }>({
  key: readText(32, /^[0-9a-f]{32}$/),
  keyFor: readText(100_000),
});
/** Idempotency key of the current order: a retry of the same order reuses it, also after a reload (PLUS-13). */
export function orderKey(storage: SessionStorage, fingerprint: string): string {
  const stored = readStored(storage, KEY, readKey);
  if (stored.key && stored.keyFor === fingerprint) return stored.key;
  const key = newKey();
  storage.setItem(KEY, JSON.stringify({ key, keyFor: fingerprint }));
  return key;
}
export const forgetOrderKey = (storage: SessionStorage): void => storage.removeItem(KEY);

const COUPON = 'checkoutCoupon';
/** The coupon code of a store's checkout, kept while the customer continues shopping (CHK-18). */
export const readCoupon = (storage: SessionStorage, storeId: string): string | null =>
  readStored(storage, COUPON, readMap(readText(100)))[storeId] ?? null;
export const writeCoupon = (storage: SessionStorage, storeId: string, code: string | null): void =>
  storage.setItem(COUPON, JSON.stringify(code ? { [storeId]: code } : {}));

const readPhones = (storage: SessionStorage) => readStored(storage, ORDERS, readMap(readText(40)));
/** Phones of a guest's orders; a guest needs one to access an order (TRK-36). */
export function rememberOrder(storage: SessionStorage, orderId: string, phone: string): void {
  const others = Object.entries(readPhones(storage)).filter(([id]) => id !== orderId);
  storage.setItem(ORDERS, JSON.stringify(Object.fromEntries([[orderId, phone], ...others].slice(0, MAX_ORDERS))));
}

export function phoneOfOrder(storage: SessionStorage, orderId: string): string | null {
  return readPhones(storage)[orderId] ?? null;
}

const DIFFERENCE = 'priceDifference';
/** An order that a backend placed for another total than the customer saw, minor units (decision 077). */
export interface PriceDifference {
  orderId: string;
  shown: Minor;
  charged: Minor;
}
const readDifference = readObject<PriceDifference>({ orderId: readId, shown: readMoney, charged: readMoney });
export const rememberPriceDifference = (storage: SessionStorage, difference: PriceDifference): void =>
  storage.setItem(DIFFERENCE, JSON.stringify(difference));

/** null: the order costs what was shown. */
export function readPriceDifference(storage: SessionStorage, orderId: string): PriceDifference | null {
  const stored = readStored(storage, DIFFERENCE, readDifference);
  return stored?.orderId === orderId ? stored : null;
}
