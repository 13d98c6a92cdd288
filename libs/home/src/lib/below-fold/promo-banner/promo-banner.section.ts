/** The promotional banner. */
import { defineSection } from '@shop/page-engine';
import classes from './promo-banner.box.module.css';
import { belowFoldMessages } from '../../../messages';

export const promoBanner = defineSection({
  name: 'promoBanner',
  messages: [belowFoldMessages],
  belowFold: true,
  box: classes.box,
  load: () => import('./promo-banner'),
});
