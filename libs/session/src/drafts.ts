/** What must survive a reload but belongs to no server: the checkout's draft, and the phones of a guest's own orders. */
import type { CartLine, Contact, DeliveryAddress, OrderType } from '@shop/domain';
import type { SessionStorage } from './storage';

export interface CheckoutDraft {
  type: OrderType;
  contact: Contact;
  address: DeliveryAddress | null;
  note: string;
  cutlery: boolean;
  /** `YYYY-MM-DD HH:mm:ss` on the marketplace's wall clock; null: as soon as possible. */
  scheduleAt: string | null;
  /** Key of the order under way and what it was made for: a retry of the same order carries the same key. */
  key: string;
  keyFor: string;
}

const DRAFT = 'checkoutDraft';
const SCROLLS = 'scrollMemory';
const MOST_SCROLLS = 50;
const ORDERS = 'guestOrders';
const MOST_ORDERS = 20;

function read<T>(storage: SessionStorage, key: string): Partial<T> {
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

/** How far each entry of the tab's history was scrolled, in pixels. */
export const readScrolls = (storage: SessionStorage): Record<string, number> =>
  ({ ...read<Record<string, number>>(storage, SCROLLS) }) as Record<string, number>;
export const writeScrolls = (storage: SessionStorage, places: Record<string, number>): void =>
  storage.setItem(SCROLLS, JSON.stringify(Object.fromEntries(Object.entries(places).slice(-MOST_SCROLLS))));
