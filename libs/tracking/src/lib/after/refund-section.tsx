/** A refund of a delivered order: offered exactly where the table of steps has it, and its state once it was asked for (ORD-08, PLUS-18). */
import { useGetConfigQuery } from '@shop/api-client/start';
import type { AskedRefund, Order, OrderRow } from '@shop/domain';
import { canAskRefund } from '@shop/domain/refund';
import { useDates, useFormats, useLanguage } from '@shop/i18n';
import { Badge, Button, Title, Written, type BadgeTone } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { ReviewExtras } from '@shop/view-kit/reviews';
import { useState } from 'react';
import classes from './after.module.css';
import type { ReviewSectionProps } from './review-section';
import { useAfterMessages } from '../../messages';

const RefundDialog = lazyView(() => import('./refund-dialog'), { on: 'press' });

type RefundState = 'asked' | 'refunded' | 'declined';
const STATES: Partial<Record<Order['status'], RefundState>> = {
  refund_requested: 'asked',
  refunded: 'refunded',
  refund_request_canceled: 'declined',
};
const TONES: Record<RefundState, BadgeTone> = { asked: 'neutral', refunded: 'good', declined: 'bad' };

function Details({ refund, rows }: { refund: AskedRefund; rows: readonly OrderRow[] }) {
  const t = useAfterMessages();
  const { money } = useFormats();
  const { amount, reason, note, answer, lines, pictures } = refund;
  return (
    <>
      <dl className={classes.facts}>
        {amount === null ? null : (
          <div>
            <dt>{t('refund.amount')}</dt>
            <dd>
              <bdi>{money(amount)}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('refund.reason')}</dt>
          <dd>
            <Written>{reason}</Written>
          </dd>
        </div>
        {lines.length > 0 ? (
          <div>
            <dt>{t('refund.items')}</dt>
            <dd>
              {lines.map(({ rowId, quantity }) => (
                <span key={rowId} className={classes.line}>
                  {quantity} × <Written>{rows.find(({ id }) => id === rowId)?.name}</Written>
                </span>
              ))}
            </dd>
          </div>
        ) : null}
        {note ? (
          <div>
            <dt>{t('refund.note')}</dt>
            <dd>
              <Written>{note}</Written>
            </dd>
          </div>
        ) : null}
        {answer ? (
          <div>
            <dt>{t('refund.answer')}</dt>
            <dd>
              <Written>{answer}</Written>
            </dd>
          </div>
        ) : null}
      </dl>
      {pictures.length > 0 ? <ReviewExtras tags={[]} pictures={pictures} /> : null}
    </>
  );
}

function Asked({ state, order, rows }: { state: RefundState; order: Order; rows: readonly OrderRow[] }) {
  const t = useAfterMessages();
  const { moment } = useDates();
  const at = order.reachedAt[order.status];
  return (
    <section className={classes.card} aria-labelledby="refund-title">
      <div className={classes.titled}>
        <Title order={2} size="h4" id="refund-title">
          {t('refund.title')}
        </Title>
        <span role="status">
          <Badge tone={TONES[state]}>{t(`refund.state.${state}`)}</Badge>
        </span>
      </div>
      <p className={classes.muted}>
        {t(`refund.text.${state}`)} {at ? <time dateTime={at.toISOString()}>{moment(at)}</time> : null}
      </p>
      {order.refund ? <Details refund={order.refund} rows={rows} /> : null}
    </section>
  );
}

export function RefundSection({ order, rows, guestId }: ReviewSectionProps) {
  const t = useAfterMessages();
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const [isOpen, setOpen] = useState(false);
  const state = STATES[order.status];
  if (state) return <Asked state={state} order={order} rows={rows} />;
  if (!config?.refunds || !canAskRefund(order)) return null;
  return (
    <div className={classes.offer}>
      <span>{t('refund.question')}</span>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('refund.open')}
      </Button>
      {isOpen ? <RefundDialog order={order} rows={rows} guestId={guestId} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
