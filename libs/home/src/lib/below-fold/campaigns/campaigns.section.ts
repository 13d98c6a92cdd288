/** Campaigns of stores and of items. */
import { defineSection } from '@shop/page-engine';
import classes from './campaigns.box.module.css';
import { belowFoldMessages } from '../../../messages';

export const campaigns = defineSection({
  name: 'campaigns',
  messages: [belowFoldMessages],
  belowFold: true,
  box: classes.box,
  load: () => import('./campaigns'),
});
