/** What an order page says first: when it arrives, large, and one sentence, of late orders why (decision 114). */
import type { Order } from '@shop/domain';
import type { ArrivingOrder } from '@shop/domain/order-arrival';
import { isSettled } from '@shop/domain/tracking';
import { useDates, useFormats, useMessages } from '@shop/i18n';
import { ArrivalTimes, orderStateMessages, useOrderArrival, type ArrivalWords } from '@shop/order-form';
import { useState } from 'react';
import classes from './arrival-head.module.css';
import { Tick } from './tick';

/** An order, or as much of it as others see. */
type Arriving = ArrivingOrder & Pick<Order, 'delay'>;

/** The head says that it has come: no badge has to say it again. */
export const saysDelivery = ({ status, reachedAt }: Pick<Order, 'status' | 'reachedAt'>): boolean =>
  status === 'delivered' && reachedAt.delivered !== undefined;

/** The moment at which it was handed over, and whether this visit saw it come; null: it has not. */
function useDelivery({ status, reachedAt }: Arriving): { at: Date; isNews: boolean } | null {
  const [firstSeen] = useState(status);
  const at = status === 'delivered' ? reachedAt.delivered : null;
  return at ? { at, isNews: !isSettled(firstSeen) } : null;
}

/** One element from the first minute to the delivery: what changes in it is read aloud once. */
function Sentence({ order, arrival, isNews }: { order: Arriving; arrival: ArrivalWords | null; isNews: boolean }) {
  const t = useMessages(orderStateMessages);
  const { money } = useFormats();
  const { delay } = order;
  const { day } = useDates();
  const isCounted = arrival?.times && arrival.minutes !== t('arrival.soon');
  const inMinutes = isCounted ? t('arrival.left', { minutes: arrival.minutes }) : null;
  const left = arrival?.isFar ? day(arrival.window.from) : inMinutes;
  const end = isNews ? t('arrival.handedOver') : null;
  const late = delay && !isNews ? t(`arrival.late.${delay.reason}`) : null;
  return (
    <p className={classes.sentence} role="status" data-late={late ? true : undefined}>
      {end ?? late ?? left ?? t('arrival.soon')}
      {delay && delay.credit > 0 ? ` ${t('arrival.credit', { amount: money(delay.credit) })}` : null}
    </p>
  );
}

/** Nothing for an order that waits for its payment, is ready to be fetched, was not completed, or of which nobody knows. */
export function ArrivalHead({ order }: { order: Arriving }) {
  const arrival = useOrderArrival(order);
  const delivery = useDelivery(order);
  const t = useMessages(orderStateMessages);
  const { day, time } = useDates();
  if (!delivery && !arrival) return null;
  const isNews = delivery?.isNews ?? false;
  const word = delivery ? t(order.type === 'take_away' ? 'arrival.pickedUp' : 'arrival.delivered') : arrival?.word;
  return (
    <div className={classes.head}>
      <p className={classes.word}>
        {delivery ? <Tick celebrates={isNews} /> : null}
        <span key={word}>{word}</span>
      </p>
      <p className={classes.times}>
        {delivery ? (
          <time dateTime={delivery.at.toISOString()}>{`${day(delivery.at)} ${time(delivery.at)}`}</time>
        ) : arrival?.times ? (
          <ArrivalTimes {...arrival.window} time={time} />
        ) : (
          t('arrival.soon')
        )}
      </p>
      {!delivery || isNews || order.delay ? <Sentence order={order} arrival={arrival} isNews={isNews} /> : null}
    </div>
  );
}
