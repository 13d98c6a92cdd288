/** The wall of brands. */
import { defineSection } from '@shop/page-engine';
import classes from './brands.box.module.css';
import { brandMessages } from '../../messages';

export const brands = defineSection({
  name: 'brands',
  messages: [brandMessages],
  belowFold: true,
  box: classes.box,
  load: () => import('./brands'),
});
