/** The footer of an item form: server errors, quantity and order buttons. */
import type { Item } from '@shop/domain';
import type { Availability } from '@shop/domain/availability';
import { missingOptions } from '@shop/domain/group-steps';
import { useFormats } from '@shop/i18n';
import { Button, QuantityStepper, Written } from '@shop/ui';
import { useEffect, useState } from 'react';
import classes from './item-form.module.css';
import { useCardMessages } from '../messages';
import type { ItemFormState } from './use-item-form';

function ServerErrors({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <div role="alert" className={classes.error}>
      {messages.map((message) => (
        <p key={message}>
          <Written>{message}</Written>
        </p>
      ))}
    </div>
  );
}

function Quantity({ item, form }: { item: Item; form: ItemFormState }) {
  const t = useCardMessages();
  return (
    <QuantityStepper
      quantity={form.quantity}
      labels={{
        group: t('stepper.group', { name: item.name }),
        less: t('stepper.less', { name: item.name }),
        more: t('stepper.more', { name: item.name }),
        remove: t('stepper.remove', { name: item.name }),
      }}
      onLess={form.less}
      onMore={form.more}
      lessDisabled={form.quantity <= 1 || form.price.total === 0}
      {...(form.remove ? { onRemove: form.remove } : {})}
    />
  );
}

const REST_MS = 900;

/** Tells the total, or what is missing, to a screen reader: once the choice rests, not at each press. */
function Told({ text }: { text: string }) {
  const [told, setTold] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTold(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className={classes.told} aria-live="polite">
      {told}
    </p>
  );
}

/** What has to be chosen before the order, in the words of the button; null: nothing, or it can not be ordered at all. */
function useMissing(item: Item, { errors: [error], choice }: ItemFormState, canOrder: boolean): string | null {
  const t = useCardMessages();
  if (!error || !canOrder) return null;
  if (!('group' in error)) {
    const name = item.choices.at(-1)?.title;
    if (!name) return t('dialog.variationMissing');
    return t(error.reason === 'variationMissing' ? 'dialog.choose' : 'dialog.chooseOther', { name });
  }
  const name = error.group;
  const group = item.groups.find((entry) => entry.name === name);
  const number = group ? missingOptions(group, choice) : 1;
  if (number > 0 && choice.options[name]?.length) return t('dialog.chooseMore', { name, number });
  return t(number > 1 ? 'dialog.chooseMany' : 'dialog.choose', { name, number });
}

/** @param isHidden its store is closed, which is known only after the item is shown: the other buttons keep their place */
function BuyNow({ isHidden, onClick }: { isHidden: boolean; onClick: () => void }) {
  const t = useCardMessages();
  const style = isHidden ? { visibility: 'hidden' as const } : {};
  return (
    <Button className={classes.buy} size="lg" variant="light" style={style} onClick={onClick}>
      {t('dialog.buyNow')}
    </Button>
  );
}

export interface ItemFormFooterProps {
  item: Item;
  form: ItemFormState;
  soldOut: boolean;
  availability: Availability;
  /** Whether the item belongs to a campaign that has ended. */
  isOver: boolean;
  /** Shows the first error of the choices. */
  onInvalid: () => void;
}

export function ItemFormFooter({ item, form, soldOut, availability, isOver, onInvalid }: ItemFormFooterProps) {
  const t = useCardMessages();
  const { money } = useFormats();
  const isCampaign = item.campaignEnds !== null;
  const mayOrder = !soldOut && availability.state !== 'not';
  const missing = useMissing(item, form, mayOrder && !isOver);
  const action = isCampaign ? 'dialog.orderNow' : form.line ? 'dialog.update' : 'dialog.addToCart';
  const total = money(form.price.total);
  // An immediate order waits for the store's opening; a dish outside its serving hours has no such time (ITEM-37,
  // ITEM-56).
  const isOutsideHours = availability.state !== 'now' && availability.hours !== null;
  const save = async () => {
    if (!(await form.save())) onInvalid();
  };
  const buy = () => {
    if (!form.buy()) onInvalid();
  };
  return (
    // No footer: in a dialog it would be a second landmark beside that of the page.
    <div className={classes.footer} data-foot>
      <ServerErrors messages={form.serverErrors} />
      <Quantity item={item} form={form} />
      {isCampaign || soldOut || isOutsideHours ? null : <BuyNow isHidden={!mayOrder} onClick={buy} />}
      <Button
        className={classes.order}
        size="lg"
        onClick={isCampaign ? buy : () => void save()}
        loading={form.isSaving}
        disabled={!mayOrder || isOver}
      >
        <span className={classes.orderLabel}>
          <span>{missing ?? t(action)}</span>
          {/* Empty while the total is not known: the footer is shown as soon as this is there. */}
          <bdi>{missing ? '' : total}</bdi>
        </span>
      </Button>
      <Told text={form.isTouched ? (missing ?? t('dialog.total', { amount: total })) : ''} />
    </div>
  );
}
