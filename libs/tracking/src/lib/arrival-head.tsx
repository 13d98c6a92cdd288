/** What an order page says first: when it arrives, large, and one sentence, of late orders why (decision 114). */
import type { Order } from '@shop/domain';
import type { ArrivingOrder } from '@shop/domain/order-arrival';
import { useDates, useFormats, useMessages } from '@shop/i18n';
import { ArrivalTimes, orderStateMessages, useOrderArrival, type ArrivalWords } from '@shop/order-form';
import classes from './arrival-head.module.css';

/** An order, or as much of it as others see. */
type Arriving = ArrivingOrder & Pick<Order, 'delay'>;

function Sentence({ order, arrival }: { order: Arriving; arrival: ArrivalWords | null }) {
  const t = useMessages(orderStateMessages);
  const { money } = useFormats();
  const { delay } = order;
  const left =
    arrival?.times && arrival.minutes !== t('arrival.soon') ? t('arrival.left', { minutes: arrival.minutes }) : null;
  return (
    <p className={classes.sentence} role="status" data-late={delay ? true : undefined}>
      {delay ? t(`arrival.late.${delay.reason}`) : (left ?? t('arrival.soon'))}
      {delay && delay.credit > 0 ? ` ${t('arrival.credit', { amount: money(delay.credit) })}` : null}
    </p>
  );
}

function Delivered({ order, at }: { order: Arriving; at: Date }) {
  const t = useMessages(orderStateMessages);
  const { day, time } = useDates();
  return (
    <div className={classes.head}>
      <p className={classes.word}>{t(order.type === 'take_away' ? 'arrival.pickedUp' : 'arrival.delivered')}</p>
      <p className={classes.times}>
        <time dateTime={at.toISOString()}>{`${day(at)} ${time(at)}`}</time>
      </p>
      {order.delay ? <Sentence order={order} arrival={null} /> : null}
    </div>
  );
}

/** Nothing for an order that waits for its payment, is ready to be fetched, was not completed, or of which nobody knows. */
export function ArrivalHead({ order }: { order: Arriving }) {
  const arrival = useOrderArrival(order);
  const t = useMessages(orderStateMessages);
  const { time } = useDates();
  const at = order.status === 'delivered' ? order.reachedAt.delivered : null;
  if (at) return <Delivered order={order} at={at} />;
  if (!arrival) return null;
  const { window, word, times } = arrival;
  return (
    <div className={classes.head}>
      <p className={classes.word}>{word}</p>
      <p className={classes.times}>{times ? <ArrivalTimes {...window} time={time} /> : t('arrival.soon')}</p>
      <Sentence order={order} arrival={arrival} />
    </div>
  );
}
