/** When an item arrives, what its delivery costs here, and how it goes back. What the backend does not say is left out (PLUS-83). */
import { useScope } from '@shop/api-client';
import { useGetStoreQuery } from '@shop/api-client/catalog';
import { useGetConfigQuery } from '@shop/api-client/start';
import type { Item, Store } from '@shop/domain';
import { useFormats, useLanguage } from '@shop/i18n';
import { paths, type Minor } from '@shop/util';
import { IconArrowBackUp, IconClock, IconGift, IconTruckDelivery } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './delivery-facts.module.css';
import { useGoodsMessages } from '../../messages';

function Fact({ Icon, children }: { Icon: typeof IconClock; children: ReactNode }) {
  return (
    <li>
      <Icon size={20} aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}

const NO_DELIVERY = { arrival: null, isFree: false, fee: null, freeFrom: null };

/** The terms of delivery from a store to the place of the visit; null: not known, or none. */
function termsOf(item: Item, store: Store | null | undefined, freeFrom: Minor | null) {
  const known = store ?? { delivers: true, deliveryTime: null, freeDelivery: false, deliveryFee: null };
  if (!known.delivers) return NO_DELIVERY;
  const arrival = known.deliveryTime ?? item.deliveryTime;
  const isFree = item.freeDelivery || known.freeDelivery || known.deliveryFee === 0;
  return isFree
    ? { arrival, isFree, fee: null, freeFrom: null }
    : { arrival, isFree, fee: known.deliveryFee, freeFrom: known.deliveryFee === null ? null : freeFrom };
}

function useDelivery(item: Item) {
  const current = useScope();
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const { currentData: store, isLoading } = useGetStoreQuery({
    id: item.storeId,
    scope: { ...current, moduleId: item.moduleId || current.moduleId },
  });
  return {
    isLoading,
    takesBack: config?.policies.refund ?? false,
    ...termsOf(item, store, config?.freeDeliveryOver ?? null),
  };
}

export function DeliveryFacts({ item }: { item: Item }) {
  const t = useGoodsMessages();
  const { money, span } = useFormats();
  const { isLoading, takesBack, arrival, isFree, fee, freeFrom } = useDelivery(item);
  if (!isLoading && !takesBack && !arrival && !isFree && !fee) return null;
  return (
    <ul className={classes.facts} aria-label={t('delivery')} data-loading={isLoading || undefined}>
      {arrival ? <Fact Icon={IconClock}>{t('arrives', { span: span(arrival) })}</Fact> : null}
      {isFree ? <Fact Icon={IconTruckDelivery}>{t('free')}</Fact> : null}
      {fee ? <Fact Icon={IconTruckDelivery}>{t('fee', { fee: money(fee) })}</Fact> : null}
      {freeFrom ? <Fact Icon={IconGift}>{t('freeFrom', { amount: money(freeFrom) })}</Fact> : null}
      {/* The last line waits for those above it, which would move it. */}
      {takesBack && !isLoading ? (
        <Fact Icon={IconArrowBackUp}>
          <Link to={paths.refund()}>{t('returns')}</Link>
        </Fact>
      ) : null}
    </ul>
  );
}
