/** The best reviewed items, in tabs. */
import { defineSection } from '@shop/page-engine';
import classes from './best-reviewed.box.module.css';
import { belowFoldMessages } from '../../../messages';

export const bestReviewed = defineSection({
  name: 'bestReviewed',
  messages: [belowFoldMessages],
  belowFold: true,
  box: classes.box,
  load: () => import('./best-reviewed'),
});
