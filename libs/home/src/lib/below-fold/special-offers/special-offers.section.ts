/** Discounted items. */
import { defineSection } from '@shop/page-engine';
import classes from './special-offers.box.module.css';
import { belowFoldMessages } from '../../../messages';

export const specialOffers = defineSection({
  name: 'specialOffers',
  messages: [belowFoldMessages],
  belowFold: true,
  box: classes.box,
  load: () => import('./special-offers'),
});
