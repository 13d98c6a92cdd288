/** Reasons to choose the shop. */
import { defineSection } from '@shop/page-engine';
import classes from './why-choose.box.module.css';
import { belowFoldMessages } from '../../../messages';

export const whyChoose = defineSection({
  name: 'whyChoose',
  messages: [belowFoldMessages],
  belowFold: true,
  box: classes.box,
  load: () => import('./why-choose'),
});
