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

/** What a press of the plus does while no line can be changed: adds, or opens. */
function useStart({ item, choice = null }: CardActionProps, isInCart: boolean): () => void {
  const t = useCardMessages();
  const actions = useItemActions();
  const addsFromCard = useModuleDefinition()?.catalogue?.addsFromCard ?? false;
  const chosen = choice ?? (addsFromCard && !hasChoices(item) ? noChoice : null);
  if (!chosen || isInCart) return () => actions.open(item);
  return async () => {
    const answer = await actions.add(item, chosen, 1);
    if (answer?.ok) showToast(t('dialog.added'), 'good', { key: ADDED_TOAST });
    else if (answer) showToast(answer.messages.join(' '), 'bad');
  };
}

/** Changes the only line of the item. */
function useLineActions(item: Item, tracksStock: boolean) {
  const t = useCardMessages();
  const { setQuantity, remove } = useItemActions();
  return {
    more: (line: CartLine) => {
      const verdict = raiseQuantity(line.quantity, quantityLimits(item, line.choice, tracksStock));
      if (verdict.ok) setQuantity(line, verdict.quantity);
      else showToast(t(verdict.reason === 'outOfStock' ? 'outOfStock' : 'outOfLimits'), 'bad');
    },
    less: (line: CartLine) => setQuantity(line, line.quantity - 1),
    remove: (line: CartLine) => {
      showToast(t('removed'));
      remove(line);
    },
  };
}

export function CardAction(props: CardActionProps) {
  const { item, storeIsClosed } = props;
  const { name } = item;
  const t = useCardMessages();
  const lines = useLinesOf(item.id);
  const box = useRef<HTMLSpanElement>(null);
  const { soldOut, availability, tracksStock } = useItemState(item, storeIsClosed);
  const quantity = lines.reduce((sum, entry) => sum + entry.quantity, 0);
  const start = useStart(props, quantity > 0);
  const change = useLineActions(item, tracksStock);
  if (quantity === 0 && (soldOut || availability.state !== 'now')) return null;
  const line = lines.length === 1 ? lines[0] : undefined;
  const labels = {
    group: t('stepper.group', { name }),
    less: t('stepper.less', { name }),
    remove: t('stepper.remove', { name }),
  };
  const corner = { className: classes.corner, ref: box, 'data-card-corner': '' };
  if (!line)
    return (
      <span {...corner} data-state={quantity > 0 ? 'lines' : 'none'}>
        <QuantityStepper
          quantity={0}
          labels={{ ...labels, more: quantity > 0 ? t('inCartOpen', { name, count: quantity }) : t('add', { name }) }}
          glyph={quantity > 0 ? quantity : <IconPlus size={20} aria-hidden="true" />}
          onLess={start}
          onMore={start}
        />
      </span>
    );
  return (
    <span {...corner} data-state="line">
      <QuantityStepper
        quantity={line.quantity}
        labels={{ ...labels, more: t('stepper.more', { name }) }}
        onLess={() => change.less(line)}
        onMore={() => change.more(line)}
        onRemove={() => {
          // The pressed button goes away; the plus beside it stays.
          box.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
          change.remove(line);
        }}
      />
    </span>
  );
}
