/**
 * The corner of a card: a plus that opens or adds, and in its place quantity controls once the item is in the cart
 * (CARD-11 to CARD-13, CART-12, PLUS-64). An unavailable item has no plus; the card shows its next time.
 */
import type { CartLine, Choice, Item } from '@shop/domain';
import { quantityLimits, raiseQuantity } from '@shop/domain/stock';
import { noChoice } from '@shop/domain/variation';
import { useModuleDefinition } from '@shop/module-kit';
import { ADDED_TOAST, QuantityStepper, showToast } from '@shop/ui';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useItemActions, useLinesOf } from '../item-actions';
import classes from './card-action.module.css';
import { useItemState } from './item-parts';
import { useCardMessages } from '../../messages';

const hasChoices = (item: Item) => item.variations.length + item.groups.length + item.addOns.length > 0;

export interface CardActionProps {
  item: Item;
  storeIsClosed: boolean;
  /** The plus adds with this choice at once; null: only what needs none, where the module adds from cards. */
  choice?: Choice | null;
}

export function CardAction({ item, storeIsClosed, choice = null }: CardActionProps) {
  const t = useCardMessages();
  const actions = useItemActions();
  const lines = useLinesOf(item.id);
  const box = useRef<HTMLSpanElement>(null);
  const addsFromCard = useModuleDefinition()?.catalogue?.addsFromCard ?? false;
  const { soldOut, availability, tracksStock } = useItemState(item, storeIsClosed);
  const quantity = lines.reduce((sum, entry) => sum + entry.quantity, 0);
  const line = lines.length === 1 ? lines[0] : undefined;
  if (quantity === 0 && (soldOut || availability.state !== 'now')) return null;
  const { name } = item;
  const changed = (of: CartLine) => {
    const verdict = raiseQuantity(of.quantity, quantityLimits(item, of.choice, tracksStock));
    if (verdict.ok) actions.setQuantity(of, verdict.quantity);
    else showToast(t(verdict.reason === 'outOfStock' ? 'outOfStock' : 'outOfLimits'), 'bad');
  };
  const started = async () => {
    const chosen = choice ?? (addsFromCard && !hasChoices(item) ? noChoice : null);
    if (!chosen || quantity > 0) return actions.open(item);
    const answer = await actions.add(item, chosen, 1);
    if (answer?.ok) showToast(t('dialog.added'), 'good', { key: ADDED_TOAST });
    else if (answer) showToast(answer.messages.join(' '), 'bad');
  };
  const remove = (of: CartLine) => {
    // The pressed button goes away; the plus beside it stays.
    box.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    showToast(t('removed'));
    actions.remove(of);
  };
  const start = quantity > 0 ? t('inCartOpen', { name, count: quantity }) : t('add', { name });
  return (
    <span
      className={classes.corner}
      ref={box}
      data-card-corner
      data-state={line ? 'line' : quantity > 0 ? 'lines' : 'none'}
    >
      <QuantityStepper
        quantity={line?.quantity ?? 0}
        labels={{
          group: t('stepper.group', { name }),
          less: t('stepper.less', { name }),
          more: line ? t('stepper.more', { name }) : start,
          remove: t('stepper.remove', { name }),
        }}
        glyph={!line && quantity > 0 ? quantity : <IconPlus size={line ? 18 : 20} aria-hidden="true" />}
        onLess={() => line && actions.setQuantity(line, line.quantity - 1)}
        onMore={() => (line ? changed(line) : void started())}
        onRemove={() => line && remove(line)}
      />
    </span>
  );
}
