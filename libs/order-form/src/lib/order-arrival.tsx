/** When an order arrives, with the same words in all views: page, drawer, title, list and foot (decision 114). */
import type { Order, OrderType } from '@shop/domain';
import { minutesLeft, type ArrivalWindow } from '@shop/domain/arrival-window';
import { arrivalOfOrder, type ArrivingOrder } from '@shop/domain/order-arrival';
import { rangeOf, useDates, useFormats, useLanguage, useMessages, useNow } from '@shop/i18n';
import type { Span } from '@shop/util';
import { orderStateMessages } from '../messages';

export interface ArrivalWords {
  window: ArrivalWindow;
  /** 'Arriving', of a take-away 'Ready'. */
  word: string;
  /** '16:35 – 16:45', with the day if it is far; null: the window is over, and the order is not there. */
  times: string | null;
  /** '20–30 min', 'Any minute now', or the day and time if it is far. */
  minutes: string;
  /** So many hours away that nobody counts minutes: an order for later. */
  isFar: boolean;
}

const FAR_MINUTES = 180;

/** Without an order, or without a window: null. Follows the clock by the minute. */
export function useOrderArrival(order: ArrivingOrder | undefined): ArrivalWords | null {
  const t = useMessages(orderStateMessages);
  const { moment, time } = useDates();
  const { span } = useFormats();
  const language = useLanguage();
  const window = order ? arrivalOfOrder(order) : null;
  const left = useNow((at) => {
    const minutes = window && minutesLeft(window, at);
    return minutes && `${minutes.min}-${minutes.max}`;
  });
  if (!order || !window) return null;
  const [min = 0, max = 0] = (left ?? '').split('-').map(Number);
  const isFar = min > FAR_MINUTES;
  return {
    window,
    word: t(order.type === 'take_away' ? 'arrival.ready' : 'arrival.arriving'),
    times: left === null ? null : rangeOf(language, isFar ? moment(window.from) : time(window.from), time(window.to)),
    // "0–2 min" is no answer, and neither is "1461–1466 min".
    minutes: isFar
      ? moment(window.from)
      : left === null || min === 0
        ? t('arrival.soon')
        : span({ min, max, unit: 'min' }),
    isFar,
  };
}

/** 'Arriving 16:35 – 16:45', each a moment of its own. */
export function ArrivalRange({ window: { from, to }, type }: { window: ArrivalWindow; type: OrderType }) {
  const t = useMessages(orderStateMessages);
  const { time } = useDates();
  return (
    <>
      {t(type === 'take_away' ? 'arrival.ready' : 'arrival.arriving')} <ArrivalTimes from={from} to={to} time={time} />
    </>
  );
}

/** The two ends of a window, in the direction of the page. */
export function ArrivalTimes({ from, to, time }: ArrivalWindow & { time: (at: Date) => string }) {
  const end = (at: Date) => (
    <bdi>
      <time dateTime={at.toISOString()}>{time(at)}</time>
    </bdi>
  );
  return (
    <>
      {end(from)} – {end(to)}
    </>
  );
}

/** 'In 20–30 min', as a store states it on its card. */
export function StatedSpan({ span }: { span: Span }) {
  const t = useMessages(orderStateMessages);
  return <>{t('arrival.left', { minutes: useFormats().span(span) })}</>;
}

/** 'Arriving 16:35 – 16:45' in a line of a list; nothing without a window. */
export function ArrivalLine({ order }: { order: Order }) {
  const t = useMessages(orderStateMessages);
  const arrival = useOrderArrival(order);
  if (!arrival) return null;
  const { word, times, minutes } = arrival;
  return <strong>{times ? t('arrival.row', { word, window: times }) : minutes}</strong>;
}
