/** When an item arrives, what its delivery costs here, and how it goes back. What the backend does not say is left out (PLUS-83). */
import { useScope } from '@shop/api-client';
import { useGetStoreQuery } from '@shop/api-client/catalog';
import { useGetConfigQuery } from '@shop/api-client/start';
import type { Item } from '@shop/domain';
import { useFormats, useLanguage } from '@shop/i18n';
import { paths } from '@shop/util';
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

/** What is known of the delivery from the item's store to the place of the visit; nothing of a store that is collected from. */
function useDelivery(item: Item) {
  const current = useScope();
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const { currentData: store, isLoading } = useGetStoreQuery({
    id: item.storeId,
    scope: { ...current, moduleId: item.moduleId || current.moduleId },
  });
  const isFree = item.freeDelivery || store?.freeDelivery === true || store?.deliveryFee === 0;
  const delivers = store?.delivers ?? true;
  return {
    isLoading,
    takesBack: config?.policies.refund ?? false,
    arrival: delivers ? (store?.deliveryTime ?? item.deliveryTime) : null,
    isFree: delivers && isFree,
    fee: delivers && !isFree ? (store?.deliveryFee ?? null) : null,
    freeFrom: delivers && !isFree ? (config?.freeDeliveryOver ?? null) : null,
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
      {fee && freeFrom ? <Fact Icon={IconGift}>{t('freeFrom', { amount: money(freeFrom) })}</Fact> : null}
      {takesBack ? (
        <Fact Icon={IconArrowBackUp}>
          <Link to={paths.refund()}>{t('returns')}</Link>
        </Fact>
      ) : null}
    </ul>
  );
}
