/** The customer's coupons for an order: those that fit, the best first, then what the others lack. A press applies, another removes. */
import { useScope } from '@shop/api-client';
import { useGetCouponsQuery } from '@shop/api-client/coupons';
import type { Coupon, Customer, Store } from '@shop/domain';
import { couponChoices, type CouponChoice } from '@shop/domain/coupon-choices';
import { useDates, useFormats, useNow } from '@shop/i18n';
import { LineSkeletons, Written } from '@shop/ui';
import { minor, toWallClock, type Minor } from '@shop/util';
import { IconCheck, IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './coupon-list.module.css';
import { useCouponMessages } from '../messages';
import type { Quote } from './sections/use-quote';

export interface CouponListProps {
  store: Store;
  customer: Customer;
  /** Net amount of the order before the coupon. */
  net: Minor;
  /** The applied coupon. */
  chosen: Coupon | null;
  quoteWith: Quote['quoteWith'];
  /** Asks the backend. @returns why it is refused; null: it is applied */
  onApply: (code: string) => Promise<string | null>;
  onRemove: () => void;
}

/** What a coupon takes off: the difference of both totals, so a delivery that is no longer free counts too. */
export function savingBy(quoteWith: Quote['quoteWith'], coupon: Coupon): Minor | null {
  const { price, fee } = quoteWith(null);
  if (coupon.freeDelivery && !fee?.ok) return null;
  return minor(price.total - quoteWith(coupon).price.total);
}

function useChoices({ store, customer, net, quoteWith }: CouponListProps) {
  const { timeZone } = useDates();
  const today = useNow((at) => toWallClock(at, timeZone).slice(0, 10));
  // An order since then may have used one up.
  const { currentData, isError } = useGetCouponsQuery(
    { scope: useScope(store.moduleId), mine: true },
    { refetchOnMountOrArgChange: true },
  );
  const order = {
    net,
    storeId: store.id,
    zoneId: store.zoneId,
    earlierOrders: customer.orderCount,
    today,
    savingOf: (coupon: Coupon) => savingBy(quoteWith, coupon),
  };
  return { choices: currentData && couponChoices(currentData, order), isError };
}

/** Its title, code and last day, and at the end what it saves or lacks. */
function Facts({ choice: { coupon, missing, saving } }: { choice: CouponChoice }) {
  const t = useCouponMessages();
  const { money } = useFormats();
  const { date } = useDates();
  const { title, code, expires } = coupon;
  const worth = saving === null ? t('ride') : t('saves', { amount: money(saving) });
  return (
    <>
      <IconTicket size={22} aria-hidden="true" />
      <span className={classes.facts}>
        <Written as="strong">{title || code}</Written>
        <span className={classes.code}>
          <Written>{code}</Written>
          {expires ? <span>{t('until', { date: date(expires) })}</span> : null}
        </span>
      </span>
      <span className={classes.worth}>{missing > 0 ? t('lacks', { amount: money(missing) }) : worth}</span>
    </>
  );
}

function FittingCoupon({ choice, ...list }: CouponListProps & { choice: CouponChoice }) {
  const { chosen, onApply, onRemove } = list;
  const { code } = choice.coupon;
  const isChosen = chosen?.code === code;
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const press = async () => {
    if (isAsking) return;
    setRefusal(null);
    if (isChosen) return onRemove();
    setAsking(true);
    const text = await onApply(code);
    setAsking(false);
    setRefusal(text);
  };
  return (
    <li>
      <button
        type="button"
        className={classes.row}
        aria-pressed={isChosen}
        aria-busy={isAsking || undefined}
        onClick={() => void press()}
      >
        <Facts choice={choice} />
        <span className={classes.tick}>{isChosen ? <IconCheck size={18} aria-hidden="true" /> : null}</span>
      </button>
      {refusal ? (
        <Written as="p" className={classes.refusal} role="alert">
          {refusal}
        </Written>
      ) : null}
    </li>
  );
}

/** Nothing where the backend has no list, or none of its coupons is for this order: the field is there for codes. */
export function CouponList(props: CouponListProps) {
  const t = useCouponMessages();
  const { choices, isError } = useChoices(props);
  if (isError && !choices) return null;
  if (!choices) return <LineSkeletons count={3} label={t('loading')} />;
  const fitting = choices.filter(({ missing }) => missing === 0);
  const lacking = choices.filter(({ missing }) => missing > 0);
  return (
    <div className={classes.lists}>
      {fitting.length > 0 ? (
        <section>
          <h3 className={classes.title}>{t('fits')}</h3>
          <ul className={classes.list} aria-label={t('fits')}>
            {fitting.map((choice) => (
              <FittingCoupon key={choice.coupon.id} {...props} choice={choice} />
            ))}
          </ul>
        </section>
      ) : null}
      {lacking.length > 0 ? (
        <section>
          <h3 className={classes.title}>{t('later')}</h3>
          <ul className={classes.list} aria-label={t('later')}>
            {lacking.map((choice) => (
              <li key={choice.coupon.id} className={classes.row} data-lacks>
                <Facts choice={choice} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
