/** Featured stores. */
import { defineSection } from '@shop/page-engine';
import classes from './featured-stores.box.module.css';
import { belowFoldMessages } from '../../../messages';

export const featuredStores = defineSection({
  name: 'featuredStores',
  messages: [belowFoldMessages],
  belowFold: true,
  box: classes.box,
  load: () => import('./featured-stores'),
});
