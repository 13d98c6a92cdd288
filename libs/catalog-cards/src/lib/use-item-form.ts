/** State of an item's form: options, quantity, price and errors. */
import type { CartLine, Choice, Item } from '@shop/domain';
import { findLine } from '@shop/domain/cart';
import { priceLine } from '@shop/domain/pricing';
import { checkQuantity, otherLines, quantityLimits, raiseQuantity } from '@shop/domain/stock';
import { choiceKey } from '@shop/domain/choice-key';
import { choiceErrors, findVariation, firstVariation, noChoice, type ChoiceError } from '@shop/domain/variation';
import { ADDED_TOAST, showToast } from '@shop/ui';
import { useCallback, useState } from 'react';
import { useCartLines, useItemActions } from './item-actions';
import { useCardMessages } from '../messages';

/** An item in the cart opens with the options and quantity of its line (ITEM-35). */
function start(item: Item, lines: readonly CartLine[]): { choice: Choice; quantity: number } {
  const itemLines = lines.filter((line) => line.item.id === item.id);
  if (itemLines.length === 1 && itemLines[0]) return { choice: itemLines[0].choice, quantity: itemLines[0].quantity };
  return { choice: { ...noChoice, variation: firstVariation(item) }, quantity: 1 };
}

export interface ItemFormOptions {
  tracksStock: boolean;
  /** Where the form is shown: the page has its own messages and a remove button. */
  variant: 'dialog' | 'page';
  onDone: () => void;
}

/** The cart line that the form edits; null: it adds another one. */
function lineOf(item: Item, choice: Choice, lines: readonly CartLine[]): CartLine | null {
  const itemLines = lines.filter((line) => line.item.id === item.id);
  return findLine(lines, item.id, choice) ?? (itemLines.length === 1 ? (itemLines[0] ?? null) : null);
}

const isUnchanged = (line: CartLine, choice: Choice, quantity: number) =>
  line.quantity === quantity && choiceKey(line.choice) === choiceKey(choice);

export function useItemForm(item: Item, { tracksStock, variant, onDone }: ItemFormOptions) {
  const t = useCardMessages();
  const { add, buy: buyNow, change, remove: removeLine } = useItemActions();
  const lines = useCartLines();
  const [{ choice, quantity, isTouched }, setState] = useState(() => ({ ...start(item, lines), isTouched: false }));
  const [isSubmitted, setSubmitted] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [serverErrors, setServerErrors] = useState<string[]>([]);
  const line = lineOf(item, choice, lines);
  const limits = quantityLimits(item, choice, tracksStock, otherLines(lines, item.id, line?.id ?? null));
  const errors: ChoiceError[] = choiceErrors(item, choice, tracksStock);
  const price = priceLine(item, choice, quantity);

  const refuseQuantity = ({ reason }: { reason: 'outOfStock' | 'overLimit' }) =>
    showToast(t(reason === 'outOfStock' ? 'outOfStock' : 'outOfLimits'), 'bad');
  const setChoice = useCallback((next: Choice) => setState((was) => ({ ...was, choice: next, isTouched: true })), []);
  const more = () => {
    const verdict = raiseQuantity(quantity, limits);
    if (verdict.ok) setState((state) => ({ ...state, quantity: verdict.quantity, isTouched: true }));
    else refuseQuantity(verdict);
  };
  const less = () => setState((state) => ({ ...state, quantity: Math.max(1, state.quantity - 1), isTouched: true }));

  const save = async (): Promise<boolean> => {
    setSubmitted(true);
    if (errors.length > 0) return false;
    if (line && isUnchanged(line, choice, quantity)) {
      showToast(t('dialog.unchanged'), 'neutral');
      return true;
    }
    const verdict = checkQuantity(quantity, limits);
    if (!verdict.ok) {
      refuseQuantity(verdict);
      return true;
    }
    setSaving(true);
    setServerErrors([]);
    const answer = line ? await change(line, choice, quantity) : await add(item, choice, quantity);
    setSaving(false);
    if (!answer) return true;
    if (!answer.ok) {
      setServerErrors(answer.messages);
      return true;
    }
    if (answer.queued) showToast(t('dialog.offline'), 'neutral');
    else showToast(t(line ? `${variant}.updated` : 'dialog.added'), 'good', { key: ADDED_TOAST });
    onDone();
    return true;
  };

  /** Buy Now and Order Now. @returns false: there are errors to show */
  const buy = (): boolean => {
    setSubmitted(true);
    if (errors.length > 0) return false;
    // The cart is another order.
    const verdict = checkQuantity(quantity, quantityLimits(item, choice, tracksStock));
    if (verdict.ok) buyNow(item, choice, quantity);
    else refuseQuantity(verdict);
    return true;
  };

  const removeFromCart = (removed: CartLine) => {
    removeLine(removed);
    showToast(t('page.removed'));
  };
  const remove = line && variant === 'page' ? () => removeFromCart(line) : null;

  return {
    buy,
    remove,
    choice,
    setChoice,
    quantity,
    isTouched,
    more,
    less,
    line,
    errors,
    isSubmitted,
    isSaving,
    serverErrors,
    price,
    variation: findVariation(item, choice),
    save,
  };
}
export type ItemFormState = ReturnType<typeof useItemForm>;
