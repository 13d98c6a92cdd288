/** What is asked of courier and store (PLUS-06). */
import type { UnavailableWish } from '@shop/domain/order-wishes';
import type { Draft } from './sections/draft';

export interface WishesProps {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  /** What may be asked for about unavailable items; empty: nothing. */
  unavailable: readonly UnavailableWish[];
}

/** Whether anything is asked for that this order can have. */
export const hasWishes = (
  { type, instruction, unavailable: asked }: Draft,
  unavailable: WishesProps['unavailable'],
): boolean => (type === 'delivery' && instruction !== '') || (unavailable.length > 0 && asked !== '');
