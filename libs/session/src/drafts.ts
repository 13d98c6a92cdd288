/** Client-only data that must survive a reload: drafts of orders, and the phones of a guest's orders. */
import type { CartLine, ChargePayer, Contact, DeliveryAddress, OrderType, ParcelParty } from '@shop/domain';
import { newKey, type Minor } from '@shop/util';
import type { SessionStorage } from './storage';

export interface CheckoutDraft {
  type: OrderType;
  contact: Contact;
  address: DeliveryAddress | null;
  note: string;
  cutlery: boolean;
  /** `YYYY-MM-DD HH:mm:ss` in the marketplace's wall time; null: as soon as possible. */
  scheduleAt: string | null;
  tip: Minor;
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
export const MAX_SCROLLS = 50;
const ORDERS = 'guestOrders';
const MAX_ORDERS = 20;

/** Reads a stored object; unreadable values count as empty. */
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

/** The draft of a prescription order, without its files: a browser cannot store those. */
export const readPrescription = (storage: SessionStorage): Partial<CheckoutDraft> =>
  read<CheckoutDraft>(storage, PRESCRIPTION);
export const writePrescription = (storage: SessionStorage, draft: CheckoutDraft): void =>
  storage.setItem(PRESCRIPTION, JSON.stringify(draft));

export const readParcel = (storage: SessionStorage): Partial<ParcelDraft> => read<ParcelDraft>(storage, PARCEL);
export const writeParcel = (storage: SessionStorage, draft: ParcelDraft): void =>
  storage.setItem(PARCEL, JSON.stringify(draft));
export const forgetParcel = (storage: SessionStorage): void => storage.removeItem(PARCEL);

/** Idempotency key of the current order: a retry of the same order reuses it, also after a reload (PLUS-13). */
export function orderKey(storage: SessionStorage, fingerprint: string): string {
  const stored = read<{ key: string; keyFor: string }>(storage, KEY);
  if (stored.key && stored.keyFor === fingerprint) return stored.key;
  const key = newKey();
  storage.setItem(KEY, JSON.stringify({ key, keyFor: fingerprint }));
  return key;
}
export const forgetOrderKey = (storage: SessionStorage): void => storage.removeItem(KEY);

const COUPON = 'checkoutCoupon';
/** The coupon code of a store's checkout, kept while the customer continues shopping (CHK-18). */
export const readCoupon = (storage: SessionStorage, storeId: string): string | null =>
  read<Record<string, string>>(storage, COUPON)[storeId] ?? null;
export const writeCoupon = (storage: SessionStorage, storeId: string, code: string | null): void =>
  storage.setItem(COUPON, JSON.stringify(code ? { [storeId]: code } : {}));

/** Lines bought without the cart, by checkout page (ITEM-44, ITEM-46). */
export type BuyPage = 'buy_now' | 'campaign';
const BUY_KEYS: Record<BuyPage, string> = { buy_now: 'buyNow', campaign: 'campaignOrder' };

export const writeBought = (storage: SessionStorage, page: BuyPage, line: Omit<CartLine, 'id'>): void =>
  storage.setItem(BUY_KEYS[page], JSON.stringify(line));
export const forgetBought = (storage: SessionStorage, page: BuyPage): void => storage.removeItem(BUY_KEYS[page]);

export function readBought(storage: SessionStorage, page: BuyPage): CartLine | null {
  const { item, choice, quantity } = read<CartLine>(storage, BUY_KEYS[page]);
  return item?.id && choice && quantity ? { id: page, item, choice, quantity } : null;
}

/** Phones of a guest's orders; a guest needs one to access an order (TRK-36). */
export function rememberOrder(storage: SessionStorage, orderId: string, phone: string): void {
  const others = Object.entries(read<Record<string, string>>(storage, ORDERS)).filter(([id]) => id !== orderId);
  storage.setItem(ORDERS, JSON.stringify(Object.fromEntries([[orderId, phone], ...others].slice(0, MAX_ORDERS))));
}

export function phoneOfOrder(storage: SessionStorage, orderId: string): string | null {
  return read<Record<string, string>>(storage, ORDERS)[orderId] ?? null;
}

const AGREED = 'cookies-agreed';
/** Whether the cookie notice was accepted in this browser (PLUS-34). */
export const hasAgreed = (storage: SessionStorage): boolean => storage.getItem(AGREED) !== null;
export const rememberAgreed = (storage: SessionStorage): void => storage.setItem(AGREED, '1');
