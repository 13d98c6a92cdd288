/** A row of the orders: store, state, when, how much of what, what it costs, and the one thing to do about it. */
import { useGetConfigQuery } from '@shop/api-client/start';
import type { Order } from '@shop/domain';
import { verdictOf, type OrderVerdict } from '@shop/domain/order-verdict';
import { awaitsPrice, isSettled, stepperSteps } from '@shop/domain/tracking';
import { useDates, useFormats, useLanguage } from '@shop/i18n';
import { ArrivalLine, PaymentNames, useOrderStateText } from '@shop/order-form';
import { Avatar, Badge, Button, coverLink, Picture, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { IconAlertTriangle, IconCheck, IconClock, IconTruckDelivery, IconX, type Icon } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import classes from './orders-page.module.css';
import { useOrdersMessages } from '../messages';

/** Adds the items of a past order to the cart. */
export type OrderAgain = (order: Order) => Promise<void>;

const ICONS: Record<OrderVerdict['phase'], Icon> = {
  waiting: IconClock,
  running: IconTruckDelivery,
  done: IconCheck,
  ended: IconX,
};
/** Of these the customer has to do something, or something went wrong. */
const TROUBLED = new Set<OrderVerdict['state']>(['awaitingPayment', 'paymentFailed', 'failed']);

/** The state as a word: icon and colour say the same. */
function State({ order }: { order: Order }) {
  const stateText = useOrderStateText();
  const { state, phase } = verdictOf(order);
  const isTroubled = TROUBLED.has(state);
  const Mark = isTroubled ? IconAlertTriangle : ICONS[phase];
  return (
    <span className={classes.state} data-phase={isTroubled ? 'troubled' : phase}>
      <Mark size={18} aria-hidden="true" />
      {stateText(order)}
    </span>
  );
}

/** How far a running order is; the state says it in words. */
function Steps({ order }: { order: Order }) {
  return (
    <span className={classes.steps} aria-hidden="true">
      {stepperSteps(order).map(({ name, state }) => (
        <i key={name} data-state={state} />
      ))}
    </span>
  );
}

/** Decoration: the order's page names the items. */
function Pictures({ order: { itemPictures, rowCount } }: { order: Order }) {
  const more = rowCount - itemPictures.length;
  if (itemPictures.length === 0) return null;
  return (
    <span className={classes.pictures} aria-hidden="true">
      {itemPictures.map((picture) => (
        <span key={picture.url} className={classes.picture}>
          <Picture source={picture} alt="" sizes="48px" />
        </span>
      ))}
      {more > 0 ? (
        <bdi dir="ltr" className={classes.more}>
          +{more}
        </bdi>
      ) : null}
    </span>
  );
}

function AgainButton({ order, onAgain, name }: { order: Order; onAgain: OrderAgain; name: string }) {
  const t = useOrdersMessages();
  const [isBusy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    void onAgain(order).finally(() => setBusy(false));
  };
  return (
    <Button variant="default" loading={isBusy} aria-label={t('againOf', { name })} onClick={press}>
      {t('again')}
    </Button>
  );
}

/** Paying comes before following, and a past order can be had again. */
function Action({ order, onAgain, name }: { order: Order; onAgain: OrderAgain; name: string }) {
  const t = useOrdersMessages();
  const { isPaymentDue } = verdictOf(order);
  if (!isPaymentDue && isSettled(order.status))
    return order.rowCount > 0 && order.store ? <AgainButton order={order} onAgain={onAgain} name={name} /> : null;
  const [caption, label] = isPaymentDue
    ? [t('pay'), t('payOf', { id: order.id })]
    : [t('track'), t('trackOf', { id: order.id })];
  return (
    <Button component={Link} to={paths.order(order.id)} variant={isPaymentDue ? 'filled' : 'light'} aria-label={label}>
      {caption}
    </Button>
  );
}

export function OrderEntry({ order, onAgain }: { order: Order; onAgain: OrderAgain }) {
  const t = useOrdersMessages();
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const { money } = useFormats();
  const { moment } = useDates();
  const title = t('order', { id: order.id });
  const name = order.store?.name || title;
  const isRunning = !isSettled(order.status);
  return (
    <li className={classes.entry} data-running={isRunning || undefined}>
      <Avatar source={order.store?.logo ?? null} name={order.store?.name ?? ''} size={56} />
      <div className={classes.content}>
        <h3 className={classes.name}>
          <Link className={coverLink} to={paths.order(order.id)}>
            <Written>{name}</Written>
          </Link>
        </h3>
        <p className={classes.muted}>
          <span>{title}</span>
          {order.placedAt ? <span>{moment(order.placedAt)}</span> : null}
          {order.rowCount > 0 ? <span>{t('items', { count: order.rowCount })}</span> : null}
        </p>
        {isRunning ? <Steps order={order} /> : null}
        <p className={classes.muted}>
          <State order={order} />
          <ArrivalLine order={order} />
          {order.isPrescription ? <Badge>{t('prescription')}</Badge> : null}
          <span>
            <PaymentNames order={order} gateways={config?.gateways ?? []} />
          </span>
        </p>
      </div>
      <Pictures order={order} />
      <div className={classes.end}>
        <bdi className={classes.total}>{awaitsPrice(order) ? t('priceFollows') : money(order.total)}</bdi>
        <span className={classes.action}>
          <Action order={order} onAgain={onAgain} name={name} />
        </span>
      </div>
    </li>
  );
}
