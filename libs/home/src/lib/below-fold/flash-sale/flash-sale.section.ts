/** The active flash sale, beside the popular items: they reserve its space. */
import { promoMessages } from '@shop/catalog-cards';
import { defineSection } from '@shop/page-engine';
import { belowFoldMessages } from '../../../messages';

export const flashSale = defineSection({
  name: 'flashSale',
  messages: [belowFoldMessages, promoMessages],
  belowFold: true,
  load: () => import('./flash-sale'),
});
