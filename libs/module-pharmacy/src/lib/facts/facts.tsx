/** Fills the slot `itemFacts`: active ingredient and pack (PLUS-91), and the way to a prescription before checkout asks for it (PLUS-92). */
import { useScope } from '@shop/api-client';
import { useGetStoreQuery } from '@shop/api-client/catalog';
import { useGetConfigQuery } from '@shop/api-client/start';
import { FormNotice } from '@shop/catalog-cards/form-parts';
import type { Item } from '@shop/domain';
import { takesPrescriptionOrders } from '@shop/domain/availability';
import { useLanguage } from '@shop/i18n';
import type { SlotProps } from '@shop/module-kit';
import { Written } from '@shop/ui';
import { paths } from '@shop/util';
import { Link } from 'react-router-dom';
import classes from './facts.module.css';
import { useMedicineMessages } from '../../messages';

function NeedsPrescription({ item }: { item: Item }) {
  const t = useMedicineMessages();
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  // The same call as the dialog's and the page's.
  const { currentData: store } = useGetStoreQuery({ id: item.storeId, scope: useScope() });
  return (
    <FormNotice>
      <strong>{t('needed')}</strong>
      <span>{t('atCheckout')}</span>
      {store && config && takesPrescriptionOrders(store, config) ? (
        <Link className={classes.send} to={paths.prescription(store)}>
          {t('send')}
        </Link>
      ) : null}
    </FormNotice>
  );
}

export default function Facts({ item }: SlotProps['itemFacts']) {
  const t = useMedicineMessages();
  const { ingredient, pack } = item.medicine ?? {};
  const facts = [
    [t('ingredient'), ingredient],
    [t('pack'), pack],
  ].filter(([, text]) => text);
  return (
    <>
      {facts.length > 0 ? (
        <dl className={classes.facts}>
          {facts.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Written>{text}</Written>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {item.needsPrescription ? <NeedsPrescription item={item} /> : null}
    </>
  );
}
