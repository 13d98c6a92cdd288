/** How far a flash sale is, of a product and of the whole. */
import type { FlashProduct, FlashSale } from './entities';

/** Percent of a sale's stock that is gone, 0 to 100; 0 when there was none (CARD-26). */
export function flashProgress({ sold, stock }: Pick<FlashProduct, 'sold' | 'stock'>): number {
  if (stock <= 0) return 0;
  return Math.min(100, Math.max(0, (sold / stock) * 100));
}

/** Whether the sale's prices hold: not before it begins, not after it ends (PROMO-06). */
export function saleState({ starts, ends }: Pick<FlashSale, 'starts' | 'ends'>, now: number): 'soon' | 'runs' | 'over' {
  if (ends !== null && now >= ends) return 'over';
  return starts !== null && now < starts ? 'soon' : 'runs';
}
