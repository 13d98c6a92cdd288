/** The offers further down, where `buyAgain` has taken their place at the top; nothing where they stand there. */
import { defineSection } from '@shop/page-engine';
import { useHasBuyAgain } from './use-buy-again';
import classes from './offers-below.box.module.css';
import { belowFoldMessages } from '../../messages';

const useBox = (): string | undefined => (useHasBuyAgain() ? classes.box : classes.none);

export const offersBelow = defineSection({
  name: 'offersBelow',
  messages: [belowFoldMessages],
  belowFold: true,
  useBox,
  load: () => import('./offers-below'),
});
