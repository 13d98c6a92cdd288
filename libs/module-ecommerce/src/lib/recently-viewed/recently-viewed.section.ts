/** Goods that were opened on this device. */
import { defineSection } from '@shop/page-engine';
import { viewedMessages } from '../../messages';
import classes from './recently-viewed.box.module.css';
import { useViewedIds } from './use-viewed-ids';

export const recentlyViewed = defineSection({
  name: 'recentlyViewed',
  messages: [viewedMessages],
  belowFold: true,
  // Without entries there is no section, and no space for one.
  useBox: () => (useViewedIds().length > 0 ? classes.box : classes.none),
  load: () => import('./recently-viewed'),
});
