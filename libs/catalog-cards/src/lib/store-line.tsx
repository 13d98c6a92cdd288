/** The store of an item, and what people decide by: when it delivers, for how much, how far it is. */
import type { Item, Store } from '@shop/domain';
import { distanceLabel } from '@shop/domain/distance';
import { useFormats } from '@shop/i18n';
import { Written } from '@shop/ui';
import { paths } from '@shop/util';
import { Link } from 'react-router-dom';
import classes from './item-form.module.css';
import { useCardMessages } from '../messages';

/** What is known of the store; absent: not yet. */
export type StoreFacts = Partial<Pick<Store, 'deliveryTime' | 'freeDelivery' | 'deliveryFee' | 'distance'>>;

/** One line from the start: what comes later takes no other place. */
export function StoreLine({ item, store }: { item: Item; store: StoreFacts | null }) {
  const t = useCardMessages();
  const { money, span } = useFormats();
  const { deliveryTime, freeDelivery, deliveryFee, distance = null } = store ?? {};
  const far = distance === null ? null : distanceLabel(distance);
  return (
    <p className={classes.storeLine}>
      <Link className={classes.store} to={paths.store({ id: item.storeId, slug: null, moduleId: item.moduleId })}>
        <Written>{item.storeName}</Written>
      </Link>
      {deliveryTime ? <bdi>{span(deliveryTime)}</bdi> : null}
      {freeDelivery ? <span>{t('freeDelivery')}</span> : null}
      {!freeDelivery && deliveryFee ? <span>{t('deliveryFee', { fee: money(deliveryFee) })}</span> : null}
      {far?.kind === 'km' ? <span>{t('away', { km: far.km })}</span> : null}
    </p>
  );
}
