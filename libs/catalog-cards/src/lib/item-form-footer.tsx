/** The footer of an item form: server errors, quantity and order buttons. */
import type { Item } from '@shop/domain';
import type { Availability } from '@shop/domain/availability';
import type { ChoiceError } from '@shop/domain/variation';
import { useFormats } from '@shop/i18n';
import { Button, QuantityStepper, Written } from '@shop/ui';
import classes from './item-form.module.css';
import { useCardMessages } from '../messages';
import type { ItemFormState } from './use-item-form';

/** Name of the missing choice for the button: an option group, or the last choice. */
function missingName(item: Item, error: ChoiceError): string | null {
  return 'group' in error ? error.group : (item.choices.at(-1)?.title ?? null);
}

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

/** Label of the order button: a missing choice first. */
function useOrderLabel(item: Item, { isSubmitted, errors, line }: ItemFormState): string {
  const t = useCardMessages();
  const [error] = errors;
  const missing = isSubmitted && error ? missingName(item, error) : null;
  if (missing) return t('dialog.choose', { name: missing });
  if (item.campaignEnds !== null) return t('dialog.orderNow');
  return t(line ? 'dialog.update' : 'dialog.addToCart');
}

export interface ItemFormFooterProps {
  item: Item;
  form: ItemFormState;
  variant: 'dialog' | 'page';
  soldOut: boolean;
  availability: Availability;
  /** Whether the item belongs to a campaign that has ended. */
  isOver: boolean;
  /** Shows the first error of the choices. */
  onInvalid: () => void;
}

export function ItemFormFooter({ item, form, variant, soldOut, availability, isOver, onInvalid }: ItemFormFooterProps) {
  const t = useCardMessages();
  const { money } = useFormats();
  const label = useOrderLabel(item, form);
  const isCampaign = item.campaignEnds !== null;
  const mayOrder = !soldOut && availability.state !== 'not';
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
    <footer className={classes.footer} data-variant={variant}>
      <ServerErrors messages={form.serverErrors} />
      <Quantity item={item} form={form} />
      {!isCampaign && mayOrder && !isOutsideHours ? (
        <Button className={classes.buy} size="lg" variant="light" onClick={buy}>
          {t('dialog.buyNow')}
        </Button>
      ) : null}
      <Button
        className={classes.order}
        size="lg"
        onClick={isCampaign ? buy : () => void save()}
        loading={form.isSaving}
        disabled={!mayOrder || isOver}
      >
        <span className={classes.orderLabel}>
          <span>{label}</span>
          <bdi>{money(form.price.total)}</bdi>
        </span>
      </Button>
    </footer>
  );
}
