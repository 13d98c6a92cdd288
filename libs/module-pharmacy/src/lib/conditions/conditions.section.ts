/** 'Common Conditions'. */
import { defineSection } from '@shop/page-engine';
import classes from './conditions.box.module.css';
import { pharmacyMessages } from '../../messages';

export const conditions = defineSection({
  name: 'conditions',
  messages: [pharmacyMessages],
  belowFold: true,
  box: classes.box,
  load: () => import('./conditions'),
});
