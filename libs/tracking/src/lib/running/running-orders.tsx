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
import { Written } from '@shop/ui';
import { paths } from '@shop/util';
import { IconChevronRight } from '@tabler/icons-react';
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

/** Forgets an order that has ended or is somebody else's. @returns whether it still shows */
function useShows(id: string, order: Order | undefined, isRefused: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  const hasEnded = order !== undefined && isSettled(order.status);
  useEffect(() => {
    if (!hasEnded && !isRefused) return undefined;
    forgetRunning(deviceStorage, id);
    const timer = setTimeout(() => setIsOver(true), hasEnded ? ENDED_MS : 0);
    return () => clearTimeout(timer);
  }, [id, hasEnded, isRefused]);
  return order !== undefined && !isOver;
}

function RunningOrder({ id }: { id: string }) {
  const t = useRunningMessages();
  const stateText = useOrderStateText();
  const { order, isError, error } = useLiveOrder(useOrderKey(id));
  const arrival = useOrderArrival(order);
  const isRefused = isError && typeof failureOf(error).status === 'number';
  if (!useShows(id, order, isRefused) || !order) return null;
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
