/** Orders that a backend placed for another total than the customer saw (decision 077). */
import type { Minor } from '@shop/util';
import { read } from './drafts';
import type { SessionStorage } from './storage';

const DIFFERENCE = 'priceDifference';
/** Totals in minor units. */
export interface PriceDifference {
  orderId: string;
  shown: Minor;
  charged: Minor;
}
export const rememberPriceDifference = (storage: SessionStorage, difference: PriceDifference): void =>
  storage.setItem(DIFFERENCE, JSON.stringify(difference));

/** null: the order costs what was shown. */
export function readPriceDifference(storage: SessionStorage, orderId: string): PriceDifference | null {
  const { shown, charged, ...stored } = read<PriceDifference>(storage, DIFFERENCE);
  return stored.orderId === orderId && typeof shown === 'number' && typeof charged === 'number'
    ? { orderId, shown, charged }
    : null;
}
