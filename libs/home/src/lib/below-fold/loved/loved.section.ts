/** Recommended items. */
import { defineSection } from '@shop/page-engine';
import classes from './loved.box.module.css';
import { belowFoldMessages } from '../../../messages';

export const loved = defineSection({
  name: 'loved',
  messages: [belowFoldMessages],
  belowFold: true,
  box: classes.box,
  load: () => import('./loved'),
});
