/** Dishes of the time of day. */
import { defineSection } from '@shop/page-engine';
import classes from './dishes.box.module.css';
import { foodMessages } from '../../messages';

export const dishes = defineSection({
  name: 'dishes',
  messages: [foodMessages],
  belowFold: true,
  box: classes.box,
  load: () => import('./dishes'),
});
