/**
 * Orders under way, at the foot of every page but their own: how far each is, and a link to it. It covers the page and moves nothing; an
 * order goes by itself when it has ended. Loaded last, and only on devices that have seen an order.
 */
import { failureOf } from '@shop/api-client';
import type { Order } from '@shop/domain';
import { isSettled, stepperSteps } from '@shop/domain/tracking';
import { WithMessages } from '@shop/i18n';
import { orderStateMessages, useOrderArrival, useOrderStateText } from '@shop/order-form';
import { deviceStorage, forgetRunning } from '@shop/session';
import { IconButton, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { IconChevronRight, IconStar, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import classes from './running-orders.module.css';
import { runningMessages, useRunningMessages } from '../../messages';
import { useLiveOrder, useOrderKey } from '../use-live-order';

/** How long an order that has just ended says so. */
const ENDED_MS = 20_000;

function Progress({ order }: { order: Order }) {
  return (
    <span className={classes.steps} aria-hidden="true">
      {stepperSteps(order).map(({ name, state }) => (
        <i key={name} data-state={state} />
      ))}
    </span>
  );
}

/** Whether an order that has come has something to rate, as far as the order itself says. */
const asksForStars = ({ status, byPhone, rowCount, courier, courierReview }: Order): boolean =>
  status === 'delivered' && !byPhone && (rowCount > 0 || Boolean(courier)) && !courierReview;

/** Forgets an order that has ended or is somebody else's, so that what follows shows once. @returns whether it still shows */
function useShows(id: string, order: Order | undefined, isRefused: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  const hasEnded = order !== undefined && isSettled(order.status);
  const stays = order !== undefined && asksForStars(order);
  useEffect(() => {
    if (!hasEnded && !isRefused) return undefined;
    forgetRunning(deviceStorage, id);
    // A reminder stays until it is followed or put away, or the page is left.
    if (stays) return undefined;
    const timer = setTimeout(() => setIsOver(true), hasEnded ? ENDED_MS : 0);
    return () => clearTimeout(timer);
  }, [id, hasEnded, isRefused, stays]);
  return order !== undefined && !isOver;
}

/** Asks once for stars, at the foot of the page: it moves nothing, and is put away for good (PLUS-20). */
function Reminder({ order, onPutAway }: { order: Order; onPutAway: () => void }) {
  const t = useRunningMessages();
  const stateText = useOrderStateText();
  return (
    <li className={classes.reminder}>
      <Link className={classes.order} to={`${paths.order(order.id)}#rate`} onClick={onPutAway}>
        <span className={classes.text}>
          <strong>
            <Written>{order.store?.name ?? t('order', { id: order.id })}</Written>
          </strong>
          <span className={classes.state}>
            <span role="status">{stateText(order)}</span>
          </span>
        </span>
        <span className={classes.rate}>
          <IconStar size={18} aria-hidden="true" />
          {t('rate')}
        </span>
      </Link>
      <IconButton className={classes.putAway} aria-label={t('putAway')} onClick={onPutAway}>
        <IconX size={20} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function RunningOrder({ id }: { id: string }) {
  const t = useRunningMessages();
  const stateText = useOrderStateText();
  const { order, isError, error } = useLiveOrder(useOrderKey(id));
  const arrival = useOrderArrival(order);
  const isRefused = isError && typeof failureOf(error).status === 'number';
  const [isPutAway, setPutAway] = useState(false);
  if (!useShows(id, order, isRefused) || !order || isPutAway) return null;
  if (asksForStars(order)) return <Reminder order={order} onPutAway={() => setPutAway(true)} />;
  return (
    <li>
      <Link className={classes.order} to={paths.order(id)}>
        <span className={classes.text}>
          <strong>
            <Written>{order.store?.name ?? t('order', { id })}</Written>
          </strong>
          <span className={classes.state}>
            <span role="status">{stateText(order)}</span>
            {arrival ? <bdi className={classes.minutes}>{arrival.minutes}</bdi> : null}
          </span>
        </span>
        <Progress order={order} />
        <IconChevronRight className={classes.arrow} size={20} aria-hidden="true" />
      </Link>
    </li>
  );
}

export interface RunningOrdersProps {
  ids: readonly string[];
  /** On phones the cart's bar stands below. */
  aboveCart: boolean;
}

function Orders({ ids, aboveCart }: RunningOrdersProps) {
  const t = useRunningMessages();
  return (
    <ul className={classes.orders} data-above-cart={aboveCart || undefined} aria-label={t('title')}>
      {ids.map((id) => (
        <RunningOrder key={id} id={id} />
      ))}
    </ul>
  );
}

const MESSAGES = [runningMessages, orderStateMessages];

export default function RunningOrders(props: RunningOrdersProps) {
  return (
    <WithMessages messages={MESSAGES}>
      <Orders {...props} />
    </WithMessages>
  );
}
