/** When the order would arrive if it were placed now, by the function that tells it afterwards (decision 114). */
import { skipToken } from '@reduxjs/toolkit/query';
import { useGetArrivalQuoteQuery } from '@shop/api-client/arrivals';
import type { CartLine, Store } from '@shop/domain';
import { ArrivalRange, StatedSpan } from '@shop/order-form';
import { selectSession } from '@shop/session';
import { useSelector } from 'react-redux';
import classes from './arrival-line.module.css';
import type { Draft } from './sections/draft';

/** The clock goes on while the customer fills in the form. */
const AGAIN_MS = 60_000;

export interface ArrivalLineProps {
  store: Store;
  lines: readonly CartLine[];
  draft: Pick<Draft, 'type' | 'address'>;
  /** Changes of the cart are not saved yet. */
  isWaiting: boolean;
}

export default function ArrivalLine({ store, lines, draft: { type, address }, isWaiting }: ArrivalLineProps) {
  const { token, guestId } = useSelector(selectSession);
  const to = type === 'delivery' ? address : null;
  const isAsked = !isWaiting && (type === 'take_away' || to !== null);
  const { data: window, isError } = useGetArrivalQuoteQuery(
    isAsked
      ? { guestId: token ? null : guestId, store: { id: store.id, moduleId: store.moduleId }, type, address: to, lines }
      : skipToken,
    { pollingInterval: AGAIN_MS, skipPollingIfUnfocused: true },
  );
  const stated = store.deliveryTime;
  return (
    <p className={classes.line} aria-live="polite">
      {window && !isError ? (
        <ArrivalRange window={window} type={type} />
      ) : stated && type === 'delivery' ? (
        <StatedSpan span={stated} />
      ) : null}
    </p>
  );
}
