/** Asks once, when an order is not what the customer saw: what changed, and the new total (decision 077). */
import { atNewPrice, orderChanges, type NewPrice, type OrderChange, type ShownOrder } from '@shop/domain/order-changes';
import { useFormats, useMessages } from '@shop/i18n';
import { Button, Dialog, DialogActions, Written } from '@shop/ui';
import { minor, type Minor } from '@shop/util';
import { PriceBreakdown, PriceRow, type PriceRowProps } from './sections/price-breakdown';
import classes from './order-question.module.css';
import { changeMessages } from '../messages';

export interface QuestionAboutOrderProps {
  /** Names the buttons. For a prescription the total has only the charges so far. */
  kind: 'checkout' | 'parcel' | 'prescription';
  question: {
    before: ShownOrder;
    /** The price by the backend; null: the form's own figures are new. */
    newPrice: NewPrice | null;
    /** Messages of the backend that say why. */
    reasons: readonly string[];
  };
  /** The order as the form shows it now. */
  shown: ShownOrder;
  /** false: the form has errors, so the order can not be sent as it is now. */
  canSend: boolean;
  /** @param total that the customer agreed to */
  onConfirm: (total: Minor) => void;
  onBack: () => void;
}

/** Discounts are shown as negative amounts, as in the price breakdown. */
const SUBTRACTED = new Set(['discount', 'coupon']);

function useRowOf(): (change: OrderChange) => PriceRowProps {
  const t = useMessages(changeMessages);
  const { money } = useFormats();
  const was = (amount: Minor) => t('was', { amount: money(amount) });
  return (change) => {
    if (change.kind === 'amount') {
      const { amount, before, now } = change;
      const signed = (value: Minor) => (SUBTRACTED.has(amount) && value > 0 ? minor(-value) : value);
      return {
        label: t(`amount.${amount}`),
        note: before === null ? t('unknownBefore') : was(signed(before)),
        value: now === null ? t('none') : money(signed(now)),
      };
    }
    const { name, kind } = change;
    if (kind !== 'changed') {
      const { quantity, amount } = change.line;
      return {
        label: t('line', { quantity, name }),
        note: t(kind),
        value: kind === 'added' ? money(amount) : t('none'),
      };
    }
    const { before, now, offerEnded } = change;
    const amount = money(before.amount);
    const note =
      before.quantity !== now.quantity
        ? t('wasQuantity', { quantity: before.quantity, amount })
        : offerEnded
          ? t('offerEnded', { amount })
          : was(before.amount);
    return { label: t('line', { quantity: now.quantity, name }), note, value: money(now.amount) };
  };
}

export default function QuestionAboutOrder({
  kind,
  question: { before, newPrice, reasons },
  shown,
  canSend,
  onConfirm,
  onBack,
}: QuestionAboutOrderProps) {
  const t = useMessages(changeMessages);
  const { money } = useFormats();
  const rowOf = useRowOf();
  const now = atNewPrice(shown, newPrice);
  const total = money(now.total);
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={onBack}>
      {/* The focus starts here and not on a button: a second press or Enter must not answer. */}
      <div tabIndex={-1} data-autofocus className={classes.question}>
        <p>{t('text')}</p>
        {reasons.map((reason) => (
          <Written as="p" key={reason}>
            {reason}
          </Written>
        ))}
      </div>
      <div className={classes.changes}>
        <PriceBreakdown>
          {orderChanges(before, now).map((change) => {
            const row = rowOf(change);
            return <PriceRow key={`${row.label} ${row.note}`} {...row} />;
          })}
          <PriceRow
            label={t(kind === 'prescription' ? 'charges' : 'total')}
            note={before.total === now.total ? null : t('was', { amount: money(before.total) })}
            value={total}
            total
          />
        </PriceBreakdown>
      </div>
      {canSend ? null : <p className={classes.incomplete}>{t('incomplete')}</p>}
      <DialogActions sticky>
        <Button variant="default" onClick={onBack}>
          {t(`back.${kind}`)}
        </Button>
        {canSend ? (
          <Button onClick={() => onConfirm(now.total)}>{t(`confirm.${kind}`, { amount: total })}</Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}
