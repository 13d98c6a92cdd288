/** A banner for stores that accept prescription orders (PLUS-15). */
import { useGetConfigQuery } from '@shop/api-client/start';
import type { Store } from '@shop/domain';
import { takesPrescriptionOrders } from '@shop/domain/availability';
import { useLanguage } from '@shop/i18n';
import { paths } from '@shop/util';
import { Link } from 'react-router-dom';
import classes from './store-page.module.css';
import { useDiscoveryMessages } from '../messages';

export function StorePrescription({ store }: { store: Store }) {
  const t = useDiscoveryMessages();
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  if (!config || !takesPrescriptionOrders(store, config)) return null;
  return (
    <Link className={classes.prescription} to={paths.prescription(store)}>
      <span>
        <strong>{t('store.prescription')}</strong>
        <small>{t('store.prescriptionText')}</small>
      </span>
    </Link>
  );
}
