/** What goods have in shared views: colours on cards, choices as swatches and chips, delivery and returns. */
import type { Slots } from '@shop/module-kit';
import { lazyView } from '@shop/view-kit';
import { goodsMessages } from '../messages';
import { CardSwatches } from './swatches/card-swatches';

const OF_GOODS = { messages: [goodsMessages] };

export const slots: Slots = {
  cardOptions: CardSwatches,
  itemOptions: lazyView(() => import('./choices/choices'), OF_GOODS),
  itemExtras: lazyView(() => import('./delivery/goods-extras'), OF_GOODS),
};
