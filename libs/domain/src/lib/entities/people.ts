/** Customers, their wallet, reviews and messages (spec 1 §3, spec 2 §3). Ids are strings, money is in minor units. */
import type { Minor } from '@shop/util';
import type { NewsKind } from '../notifications';
import type { ItemTag } from '../reviews';
import type { Item, Picture } from './items';
import type { Store } from './stores';

export interface Customer {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  image: Picture | null;
  orderCount: number;
  refCode: string;
  /** Balance. */
  wallet: Minor;
  /** Loyalty points, an integer. */
  points: number;
  /** Signed up by social login, without a password. */
  isSocial: boolean;
}

/** An entry of a customer's wallet (minor units) or loyalty points (integers). */
export interface LedgerEntry {
  id: string;
  /** The backend's name: 'order_place', 'add_fund', … */
  kind: string;
  credit: number;
  debit: number;
  /** Bonus of the provider. */
  bonus: number;
  /** After the entry; null: unknown. */
  balance: number | null;
  /** The order that caused it; null: none, or unknown. */
  orderId: string | null;
  at: Date | null;
}

/** The provider's bonus for a wallet top-up. */
export interface WalletBonus {
  id: string;
  title: string;
  text: string;
}

export interface Wishes {
  items: Item[];
  stores: Store[];
}

export interface Review {
  id: string;
  author: string;
  rating: number;
  text: string;
  reply: string;
  /** What was bought. */
  itemName: string;
  /** What was said with one press. */
  tags: ItemTag[];
  pictures: Picture[];
  /** Milliseconds since 1970. */
  at: number | null;
}

export interface Message {
  id: string;
  senderId: string;
  text: string;
  pictures: string[];
  /** Milliseconds since 1970. */
  at: number | null;
  seen: boolean;
}

/** A chat of the customer with a store, a courier or the marketplace. */
export interface Conversation {
  id: string;
  partnerType: string;
  partnerId: string;
  /** Empty when the partner was deleted. */
  name: string;
  image: Picture | null;
  unread: number;
  last: Message | null;
  lastAt: number | null;
}

/** What the shop has told a customer. */
export interface Notification {
  /** Later ones have larger ids. */
  id: number;
  kind: NewsKind;
  title: string;
  text: string;
  /** The order it is about. */
  orderId: string | null;
  /** The conversation it is about, with the type of who wrote. */
  conversation: { id: string; partnerType: string } | null;
  /** null: the backend does not keep it. */
  isRead: boolean | null;
  /** Epoch milliseconds. */
  at: number | null;
}

/** A device on which the customer is signed in (PLUS-45). */
export interface SignedInDevice {
  /** Of its session. */
  id: string;
  /** Names of makers; empty: not known. */
  browser: string;
  system: string;
  /** This very device. */
  isCurrent: boolean;
  /** Epoch milliseconds, accurate to about an hour. */
  usedAt: number | null;
}
