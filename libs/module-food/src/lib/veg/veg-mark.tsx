/** Fills the slot `itemMark`: the green or red square of a dish (FOOD-07). */
import type { SlotProps } from '@shop/module-kit';
import { useMarkMessages } from '../../messages';
import classes from './veg-mark.module.css';

export function VegMark({ item: { isVeg } }: SlotProps['itemMark']) {
  const t = useMarkMessages();
  return <span className={classes.mark} data-veg={isVeg} role="img" aria-label={t(isVeg ? 'veg' : 'nonVeg')} />;
}
