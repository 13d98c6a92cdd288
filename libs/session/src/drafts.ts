/** What must survive a reload but belongs to no server: the checkout's draft, and the phones of a guest's own orders. */
import type { CartLine, ChargePayer, Contact, DeliveryAddress, OrderType, ParcelParty } from '@shop/domain';
import { newKey, type Minor } from '@shop/util';
import type { SessionStorage } from './storage';

export interface CheckoutDraft {
  type: OrderType;
  contact: Contact;
  address: DeliveryAddress | null;
  note: string;
  cutlery: boolean;
  /** `YYYY-MM-DD HH:mm:ss` on the marketplace's wall clock; null: as soon as possible. */
  scheduleAt: string | null;
  tip: Minor;
}

/** The parcel that is being written. */
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
export const MOST_SCROLLS = 50;
const ORDERS = 'guestOrders';
const MOST_ORDERS = 20;

/** An object under a key; what can not be read counts as empty. */
export function read<T>(storage: SessionStorage, key: string): Partial<T> {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Partial<T>) : {};
  } catch {
    return {};
  }
}

export const readDraft = (storage: SessionStorage): Partial<CheckoutDraft> => read<CheckoutDraft>(storage, DRAFT);
export const writeDraft = (storage: SessionStorage, draft: CheckoutDraft): void =>
  storage.setItem(DRAFT, JSON.stringify(draft));

/** The order of a prescription that is being written. Files stay with the page: a browser keeps none for us. */
export const readPrescription = (storage: SessionStorage): Partial<CheckoutDraft> =>
  read<CheckoutDraft>(storage, PRESCRIPTION);
export const writePrescription = (storage: SessionStorage, draft: CheckoutDraft): void =>
  storage.setItem(PRESCRIPTION, JSON.stringify(draft));

export const readParcel = (storage: SessionStorage): Partial<ParcelDraft> => read<ParcelDraft>(storage, PARCEL);
export const writeParcel = (storage: SessionStorage, draft: ParcelDraft): void =>
  storage.setItem(PARCEL, JSON.stringify(draft));
export const forgetParcel = (storage: SessionStorage): void => storage.removeItem(PARCEL);

/** The key of the order under way: a retry of the same order carries the same one, also after a reload (PLUS-13). */
export function orderKey(storage: SessionStorage, fingerprint: string): string {
  const known = read<{ key: string; keyFor: string }>(storage, KEY);
  if (known.key && known.keyFor === fingerprint) return known.key;
  const key = newKey();
  storage.setItem(KEY, JSON.stringify({ key, keyFor: fingerprint }));
  return key;
}
export const forgetOrderKey = (storage: SessionStorage): void => storage.removeItem(KEY);

const COUPON = 'checkoutCoupon';
/** The code that was given at a store's checkout: it waits there while more is put into the cart (CHK-18). */
export const readCoupon = (storage: SessionStorage, storeId: string): string | null =>
  read<Record<string, string>>(storage, COUPON)[storeId] ?? null;
export const writeCoupon = (storage: SessionStorage, storeId: string, code: string | null): void =>
  storage.setItem(COUPON, JSON.stringify(code ? { [storeId]: code } : {}));

/** What is bought without the cart, by the page of the checkout that sells it (ITEM-44, ITEM-46). */
export type BuyPage = 'buy_now' | 'campaign';
const BUY_KEYS: Record<BuyPage, string> = { buy_now: 'buyNow', campaign: 'campaignOrder' };

export const writeBought = (storage: SessionStorage, page: BuyPage, line: Omit<CartLine, 'id'>): void =>
  storage.setItem(BUY_KEYS[page], JSON.stringify(line));
export const forgetBought = (storage: SessionStorage, page: BuyPage): void => storage.removeItem(BUY_KEYS[page]);

export function readBought(storage: SessionStorage, page: BuyPage): CartLine | null {
  const { item, choice, quantity } = read<CartLine>(storage, BUY_KEYS[page]);
  return item?.id && choice && quantity ? { id: page, item, choice, quantity } : null;
}

/** Guests prove an order is theirs by its phone (TRK-36). */
export function rememberOrder(storage: SessionStorage, orderId: string, phone: string): void {
  const others = Object.entries(read<Record<string, string>>(storage, ORDERS)).filter(([id]) => id !== orderId);
  storage.setItem(ORDERS, JSON.stringify(Object.fromEntries([[orderId, phone], ...others].slice(0, MOST_ORDERS))));
}

export function phoneOfOrder(storage: SessionStorage, orderId: string): string | null {
  return read<Record<string, string>>(storage, ORDERS)[orderId] ?? null;
}

const AGREED = 'cookies-agreed';
/** Whether the notice about cookies was agreed to in this browser (PLUS-34). */
export const hasAgreed = (storage: SessionStorage): boolean => storage.getItem(AGREED) !== null;
export const rememberAgreed = (storage: SessionStorage): void => storage.setItem(AGREED, '1');
