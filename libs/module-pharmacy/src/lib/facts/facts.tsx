/** Fills the slot `itemFacts`: active ingredient and pack (PLUS-91), and the way to a prescription before checkout asks for it (PLUS-92). */
import { useScope } from '@shop/api-client';
import { useGetStoreQuery } from '@shop/api-client/catalog';
import { useGetConfigQuery } from '@shop/api-client/start';
import { FormFacts, FormNotice } from '@shop/catalog-cards/form-parts';
import type { Item } from '@shop/domain';
import { takesPrescriptionOrders } from '@shop/domain/availability';
import { useLanguage } from '@shop/i18n';
import type { SlotProps } from '@shop/module-kit';
import { onwardLink } from '@shop/ui';
import { paths } from '@shop/util';
import { Link } from 'react-router-dom';
import { useMedicineMessages } from '../../messages';

function NeedsPrescription({ item }: { item: Item }) {
  const t = useMedicineMessages();
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  // The same call as the dialog's and the page's.
  const { currentData: store } = useGetStoreQuery({ id: item.storeId, scope: useScope() });
  return (
    <FormNotice>
      <strong>{t('prescription.title')}</strong>
      <span>{t('prescription.atCheckout')}</span>
      {!store || !config ? (
        <span className={onwardLink} />
      ) : takesPrescriptionOrders(store, config) ? (
        <Link className={onwardLink} to={paths.prescription(store)}>
          {t('prescription.send')}
        </Link>
      ) : null}
    </FormNotice>
  );
}

export function Facts({ item }: SlotProps['itemFacts']) {
  const t = useMedicineMessages();
  const { ingredient, pack } = item.medicine ?? {};
  const facts = [
    ...(ingredient ? [[t('medicine.ingredient'), ingredient] as const] : []),
    ...(pack ? [[t('medicine.pack'), pack] as const] : []),
  ];
  return (
    <>
      {facts.length > 0 ? <FormFacts facts={facts} /> : null}
      {item.needsPrescription ? <NeedsPrescription item={item} /> : null}
    </>
  );
}
