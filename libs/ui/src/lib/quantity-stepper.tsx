/**
 * Minus, quantity, plus. At 1, minus deletes (CART-11) or is disabled (ITEM-13). At 0 only the plus is there: it is the same
 * button before and after, so it keeps the focus of a keyboard (PLUS-64).
 */
import type { ReactNode } from 'react';
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
  /** On the plus; an icon by default. */
  glyph?: ReactNode;
}

export function QuantityStepper({
  quantity,
  labels,
  onLess,
  onMore,
  onRemove,
  lessDisabled = false,
  moreDisabled = false,
  glyph = <IconPlus size={18} />,
}: QuantityStepperProps) {
  const removes = onRemove !== undefined && quantity <= 1;
  const isEmpty = quantity <= 0;
  return (
    <span
      className={classes.stepper}
      role={isEmpty ? undefined : 'group'}
      aria-label={isEmpty ? undefined : labels.group}
    >
      {isEmpty ? null : (
        <>
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
        </>
      )}
      <IconButton key="more" aria-label={labels.more} onClick={onMore} disabled={moreDisabled}>
        {glyph}
      </IconButton>
    </span>
  );
}
