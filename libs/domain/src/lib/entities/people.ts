/** Who buys, what they have and what they say (spec 1 §3, spec 2 §3). Ids are texts, money is minor units. */
import type { Minor } from '@shop/util';
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
  /** What the wallet holds. */
  wallet: Minor;
  /** Loyalty points, whole. */
  points: number;
  /** Came by a social login: has no password of ours. */
  isSocial: boolean;
}

/** One entry of a customer's wallet (amounts in minor units) or of their points (whole numbers). */
export interface LedgerEntry {
  id: string;
  /** As the backend names it: 'order_place', 'add_fund', … */
  kind: string;
  credit: number;
  debit: number;
  /** What the provider gave on top. */
  bonus: number;
  at: Date | null;
}

/** What the provider adds when a customer fills the wallet. */
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

/** A talk of the customer with a store, a courier or the marketplace. */
export interface Conversation {
  id: string;
  partnerType: string;
  partnerId: string;
  /** Empty when the partner is gone. */
  name: string;
  image: Picture | null;
  unread: number;
  last: Message | null;
  lastAt: number | null;
}
