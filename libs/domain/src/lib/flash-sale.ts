/** Progress of a flash sale: of a product, and of the sale. */
import type { FlashProduct, FlashSale } from './entities';

/** Percent of the stock that is sold, 0 to 100; 0 without stock (CARD-26). */
export function flashProgress({ sold, stock }: Pick<FlashProduct, 'sold' | 'stock'>): number {
  if (stock <= 0) return 0;
  return Math.min(100, Math.max(0, (sold / stock) * 100));
}

/** Whether the sale's prices apply: from its start to just before its end (PROMO-06). */
export function saleState({ starts, ends }: Pick<FlashSale, 'starts' | 'ends'>, now: number): 'soon' | 'runs' | 'over' {
  if (ends !== null && now >= ends) return 'over';
  return starts !== null && now < starts ? 'soon' : 'runs';
}
