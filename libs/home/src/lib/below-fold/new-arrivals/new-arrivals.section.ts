/** The newest items, in tabs. */
import { defineSection } from '@shop/page-engine';
import classes from './new-arrivals.box.module.css';
import { belowFoldMessages } from '../../../messages';

export const newArrivals = defineSection({
  name: 'newArrivals',
  messages: [belowFoldMessages],
  belowFold: true,
  box: classes.box,
  load: () => import('./new-arrivals'),
});
