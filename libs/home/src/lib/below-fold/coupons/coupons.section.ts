/** Coupons for the customer. */
import { promoMessages } from '@shop/catalog-cards';
import { defineSection } from '@shop/page-engine';
import classes from './coupons.box.module.css';
import { belowFoldMessages } from '../../../messages';

export const coupons = defineSection({
  name: 'coupons',
  messages: [belowFoldMessages, promoMessages],
  belowFold: true,
  box: classes.box,
  load: () => import('./coupons'),
});
