/** Wallet, bonuses and points (contract §8.1, §8.2). */
import type { Shop } from '../../context';
import { fundRoutes } from './fund-routes';
import { walletHistoryRoutes } from './history-routes';
import { pointRoutes } from './point-routes';

export function walletRoutes(shop: Shop): void {
  walletHistoryRoutes(shop);
  fundRoutes(shop);
  pointRoutes(shop);
}
