/**
 * The corner of a card: a plus that opens or adds, and quantity controls once the item is in the cart (CARD-11 to
 * CARD-13, CART-12). An unavailable item has no plus; the card shows its next time.
 */
import type { Item } from '@shop/domain';
import { quantityLimits, raiseQuantity } from '@shop/domain/stock';
import { noChoice } from '@shop/domain/variation';
import { useModuleDefinition } from '@shop/module-kit';
import { ADDED_TOAST, QuantityStepper, showToast } from '@shop/ui';
import { IconPlus } from '@tabler/icons-react';
import { useItemActions, useLinesOf } from '../item-actions';
import classes from './card-action.module.css';
import { useItemState } from './item-parts';
import { useCardMessages } from '../../messages';

const hasChoices = (item: Item) => item.variations.length + item.groups.length + item.addOns.length > 0;

export function CardAction({ item, storeIsClosed }: { item: Item; storeIsClosed: boolean }) {
  const t = useCardMessages();
  const actions = useItemActions();
  const lines = useLinesOf(item.id);
  const rules = useModuleDefinition()?.catalogue;
  const { soldOut, availability, tracksStock } = useItemState(item, storeIsClosed);
  const [line] = lines;
  const refuse = (reason: 'outOfStock' | 'overLimit') =>
    showToast(t(reason === 'outOfStock' ? 'outOfStock' : 'outOfLimits'), 'bad');
  if (line && lines.length === 1) {
    const more = () => {
      const verdict = raiseQuantity(line.quantity, quantityLimits(item, line.choice, tracksStock));
      if (verdict.ok) actions.setQuantity(line, verdict.quantity);
      else refuse(verdict.reason);
    };
    return (
      <span className={classes.controls} data-card-corner>
        <QuantityStepper
          quantity={line.quantity}
          labels={{
            group: t('stepper.group', { name: item.name }),
            less: t('stepper.less', { name: item.name }),
            more: t('stepper.more', { name: item.name }),
            remove: t('stepper.remove', { name: item.name }),
          }}
          onLess={() => actions.setQuantity(line, line.quantity - 1)}
          onMore={more}
          onRemove={() => {
            showToast(t('removed'));
            actions.remove(line);
          }}
        />
      </span>
    );
  }
  const quantity = lines.reduce((sum, entry) => sum + entry.quantity, 0);
  if (quantity === 0 && (soldOut || availability.state !== 'now')) return null;
  const adds = (rules?.addsFromCard ?? false) && !hasChoices(item);
  const press = async () => {
    if (!adds || quantity > 0) return actions.open(item);
    const answer = await actions.add(item, noChoice, 1);
    if (answer?.ok) showToast(t('dialog.added'), 'good', { key: ADDED_TOAST });
    else if (answer) showToast(answer.messages.join(' '), 'bad');
  };
  return (
    <button
      type="button"
      className={classes.plus}
      data-card-corner
      data-count={quantity > 0 || undefined}
      aria-label={quantity > 0 ? t('inCartOpen', { name: item.name, count: quantity }) : t('add', { name: item.name })}
      onClick={() => void press()}
    >
      {quantity > 0 ? quantity : <IconPlus size={20} aria-hidden="true" />}
    </button>
  );
}
