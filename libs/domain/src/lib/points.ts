/** Loyalty points: earned by orders, moved to the wallet (contract §8.2). */
import { minor, MOST_POINTS, type Minor } from '@shop/util';

/**
 * Whole points for an order, as many as still fit into the balance.
 * @param total minor units with `decimals` decimals @param perHundred points per hundred units of money
 */
export function earnedPoints(
  total: Minor,
  { perHundred, decimals, balance }: { perHundred: number; decimals: number; balance: number },
): number {
  const points = Math.floor((total * perHundred) / 100 / 10 ** decimals);
  return Math.max(0, Math.min(points, MOST_POINTS - balance));
}

/** What points are worth in the wallet. @param rate points per unit of money */
export const pointsWorth = (points: number, { rate, decimals }: { rate: number; decimals: number }): Minor =>
  minor((points / rate) * 10 ** decimals);
