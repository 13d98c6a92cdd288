/** Minus, quantity, plus. At 1, minus deletes (CART-11) or is disabled (ITEM-13). */
import { IconMinus, IconPlus, IconTrash } from '@tabler/icons-react';
import { IconButton } from './icon-button';
import classes from './quantity-stepper.module.css';

export interface QuantityStepperProps {
  quantity: number;
  labels: { group: string; less: string; more: string; remove: string };
  onLess: () => void;
  onMore: () => void;
  /** When given, minus becomes a delete button at quantity 1. */
  onRemove?: () => void;
  lessDisabled?: boolean;
  moreDisabled?: boolean;
}

export function QuantityStepper({
  quantity,
  labels,
  onLess,
  onMore,
  onRemove,
  lessDisabled = false,
  moreDisabled = false,
}: QuantityStepperProps) {
  const removes = onRemove !== undefined && quantity <= 1;
  return (
    <span className={classes.stepper} role="group" aria-label={labels.group}>
      <IconButton
        aria-label={removes ? labels.remove : labels.less}
        onClick={removes ? onRemove : onLess}
        disabled={lessDisabled && !removes}
        data-remove={removes || undefined}
      >
        {removes ? <IconTrash size={18} /> : <IconMinus size={18} />}
      </IconButton>
      <output className={classes.number} aria-live="polite">
        {quantity}
      </output>
      <IconButton aria-label={labels.more} onClick={onMore} disabled={moreDisabled}>
        <IconPlus size={18} />
      </IconButton>
    </span>
  );
}
