/** Parts shared by order page and drawer: courier, parcel, parties. */
import type { Order, OrderParty } from '@shop/domain';
import { PAYMENT_METHODS } from '@shop/order-form';
import { ErrorBoundary, Written } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import classes from './tracking.module.css';
import { useTrackingMessages } from '../messages';

/** As high as the card that comes instead. */
function AwaitedCourier() {
  const t = useTrackingMessages();
  return (
    <p className={classes.courier} data-courier>
      <span className={classes.noFace} />
      {t('courier.waiting')}
    </p>
  );
}

const Card = lazyView(() => import('./courier-card'), { Loading: AwaitedCourier });

/** No card without a courier (TRK-18); it loads when there is one. @param isAwaited keeps its place until then */
export function CourierCard({ order, isAwaited = false }: { order: Order; isAwaited?: boolean }) {
  if (!order.courier) return isAwaited ? <AwaitedCourier /> : null;
  return (
    <ErrorBoundary>
      <Card order={order} courier={order.courier} />
    </ErrorBoundary>
  );
}

/** The parcel's category, payer and instruction to the courier. */
export function ParcelFacts({ order }: { order: Order }) {
  const t = useTrackingMessages();
  if (!order.parcel) return null;
  return (
    <section className={classes.card} aria-label={t('parcel.title')}>
      <Written as="strong">{order.parcel.category || t('parcel.title')}</Written>
      {PAYMENT_METHODS[order.paymentMethod].isByHand ? (
        <p className={classes.muted}>{t(`parcel.payer.${order.parcel.payer}`)}</p>
      ) : null}
      {order.instruction ? (
        <p className={classes.muted}>
          <Written>{order.instruction}</Written>
        </p>
      ) : null}
    </section>
  );
}

const DOOR = ['house', 'floor', 'road'] as const;

/**
 * Sender and receiver (TRK-07): the two addresses of a parcel, else store and customer. Unknown parties are left out.
 */
export function Parties({ order, isCard = false }: { order: Order; isCard?: boolean }) {
  const t = useTrackingMessages();
  // Name and address of a party, and the details for the door: house, floor, road, note.
  const partyDetails = (party: OrderParty | null) => ({
    name: party?.contactName,
    address: party?.address,
    door: party
      ? [
          ...DOOR.map(
            (part) => party[part] && t(`door.${part}`, { house: party.house, floor: party.floor, road: party.road }),
          ),
          party.more,
        ]
          .filter(Boolean)
          .join(' · ')
      : '',
  });
  const { store, deliverTo } = order;
  const sender = order.receiver ? partyDetails(deliverTo) : { name: store?.name, address: store?.address, door: '' };
  const parties = [
    { role: t(order.parcel ? 'sender' : 'from'), ...sender },
    { role: t(order.parcel ? 'receiver' : 'deliverTo'), ...partyDetails(order.receiver ?? deliverTo) },
  ].filter(({ name, address }) => name || address);
  if (parties.length === 0) return null;
  return (
    <section className={isCard ? classes.card : undefined}>
      <dl className={classes.parties}>
        {parties.map(({ role, name, address, door }) => (
          <div key={role}>
            <dt>{role}</dt>
            <dd>
              <Written as="strong">{name}</Written>
              <Written as="span">{address}</Written>
              {door ? <Written as="span">{door}</Written> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Explains why an order found by number and phone shows so little. */
export function FoundByPhoneNotice({ order }: { order: Order }) {
  const t = useTrackingMessages();
  return order.byPhone ? <p className={classes.muted}>{t('byPhone')}</p> : null;
}
