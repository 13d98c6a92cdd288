/** Lines bought without the cart, by checkout page (ITEM-44, ITEM-46). */
import type { CartLine } from '@shop/domain';
import type { SessionStorage } from './browser-storage';

export type BuyPage = 'buy_now' | 'campaign';
export const BUY_KEYS: Record<BuyPage, string> = { buy_now: 'buyNow', campaign: 'campaignOrder' };

export const writeBought = (storage: SessionStorage, page: BuyPage, line: Omit<CartLine, 'id'>): void =>
  storage.setItem(BUY_KEYS[page], JSON.stringify(line));
export const forgetBought = (storage: SessionStorage, page: BuyPage): void => storage.removeItem(BUY_KEYS[page]);
