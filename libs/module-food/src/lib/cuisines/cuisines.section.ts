/** Cuisines and chips, above the list of all restaurants. */
import { defineSection } from '@shop/page-engine';
import classes from './cuisines.box.module.css';
import { foodMessages } from '../../messages';

export const cuisines = defineSection({
  name: 'cuisines',
  messages: [foodMessages],
  belowFold: true,
  box: classes.box,
  load: () => import('./cuisines'),
});
