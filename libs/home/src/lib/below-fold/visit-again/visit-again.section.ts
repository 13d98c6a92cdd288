/** Stores that the customer visited or ordered from. */
import { defineSection } from '@shop/page-engine';
import classes from './visit-again.box.module.css';
import { belowFoldMessages } from '../../../messages';

export const visitAgain = defineSection({
  name: 'visitAgain',
  messages: [belowFoldMessages],
  belowFold: true,
  box: classes.box,
  load: () => import('./visit-again'),
});
