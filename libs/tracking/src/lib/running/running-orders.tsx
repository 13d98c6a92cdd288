/**
 * Orders under way, at the foot of every page but their own: how far each is, and a link to it. It covers the page and moves nothing; an
 * order goes by itself when it has ended. Several lie on each other, the oldest in front, until they are spread by a press. Loaded last,
 * and only on devices that have seen an order.
 */
import { failureOf } from '@shop/api-client';
import type { Order } from '@shop/domain';
import { isSettled, stepperSteps } from '@shop/domain/tracking';
import { WithMessages } from '@shop/i18n';
import { orderStateMessages, useOrderArrival, useOrderStateText } from '@shop/order-form';
import { deviceStorage, forgetRunning } from '@shop/session';
import { IconButton, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { IconChevronDown, IconChevronRight, IconStar, IconX } from '@tabler/icons-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
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

/** Tells of an order that it shows, or no longer does. */
type Tell = (id: string, shows: boolean) => void;

/** The orders that show. */
function useShown(): [readonly string[], Tell] {
  const [shown, setShown] = useState<readonly string[]>([]);
  const tell = useCallback<Tell>((id, shows) => {
    setShown((before) => (shows ? [...before, id] : before.filter((other) => other !== id)));
  }, []);
  return [shown, tell];
}

/** A change of an order whose row is hidden. */
interface Change {
  name: string;
  state: string;
}

/** Tells each new state of an order that lies behind: what its hidden row says is not read aloud. */
function useChanges(name: string, state: string | null, onChange: ((change: Change) => void) | undefined): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current && state && before.current !== state) onChange?.({ name, state });
    before.current = state;
  }, [name, state, onChange]);
}

interface RunningOrderProps {
  id: string;
  onShows: Tell;
  /** It lies behind another. */
  onChange: ((change: Change) => void) | undefined;
}

function RunningOrder({ id, onShows, onChange }: RunningOrderProps) {
  const t = useRunningMessages();
  const stateText = useOrderStateText();
  const { order, isError, error } = useLiveOrder(useOrderKey(id));
  const arrival = useOrderArrival(order);
  const isRefused = isError && typeof failureOf(error).status === 'number';
  const [isPutAway, setPutAway] = useState(false);
  const shows = useShows(id, order, isRefused) && !isPutAway;
  const name = order?.store?.name ?? t('order', { id });
  const state = order ? stateText(order) : null;
  useChanges(name, state, onChange);
  useEffect(() => {
    if (!shows) return undefined;
    onShows(id, true);
    return () => onShows(id, false);
  }, [id, shows, onShows]);
  if (!order || !shows) return null;
  if (asksForStars(order)) return <Reminder order={order} onPutAway={() => setPutAway(true)} />;
  return (
    <li>
      <Link className={classes.order} to={paths.order(id)}>
        <span className={classes.text}>
          <strong>
            <Written>{name}</Written>
          </strong>
          <span className={classes.state}>
            <span role="status">{state}</span>
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
  const [shown, tell] = useShown();
  const [isSpread, setIsSpread] = useState(false);
  const [change, setChange] = useState<Change | null>(null);
  const list = useId();
  const count = shown.length;
  const isPile = count > 1;
  const front = ids.filter((id) => shown.includes(id)).at(-1);
  return (
    <div
      className={classes.foot}
      data-above-cart={aboveCart || undefined}
      data-under-way={isPile && isSpread ? 'spread' : count > 0 ? 'one' : undefined}
    >
      <ul id={list} className={classes.orders} data-pile={(isPile && !isSpread) || undefined} aria-label={t('title')}>
        {ids.map((id) => (
          <RunningOrder
            key={id}
            id={id}
            onShows={tell}
            onChange={isPile && !isSpread && id !== front ? setChange : undefined}
          />
        ))}
      </ul>
      <p className={classes.told} role="status">
        {change ? (
          <>
            <Written>{change.name}</Written> {change.state}
          </>
        ) : null}
      </p>
      {isPile ? (
        <button
          type="button"
          className={classes.spread}
          aria-expanded={isSpread}
          aria-controls={list}
          aria-label={isSpread ? t('fewer') : t('more', { count: count - 1 })}
          onClick={() => setIsSpread(!isSpread)}
        >
          {isSpread ? <IconChevronDown size={20} aria-hidden="true" /> : <bdi dir="ltr">+{count - 1}</bdi>}
        </button>
      ) : null}
    </div>
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
