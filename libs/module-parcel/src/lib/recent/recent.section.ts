/** Parcels of before, to send again; nothing for guests and for customers without any. */
import { defineSection } from '@shop/page-engine';
import classes from './recent.box.module.css';
import { parcelMessages } from '../../messages';

export const recentParcels = defineSection({
  name: 'recentParcels',
  messages: [parcelMessages],
  belowFold: true,
  box: classes.box,
  load: () => import('./recent'),
});
