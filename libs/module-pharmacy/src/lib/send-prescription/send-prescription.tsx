/**
 * 'Send a prescription': the nearest pharmacies that take a picture of one (PLUS-66), with 'Time for a refill' beside it (PLUS-90);
 * nothing where there is neither.
 */
import { catalogApi, useGetStoresInfiniteQuery } from '@shop/api-client/catalog';
import { useGetConfigQuery } from '@shop/api-client/start';
import type { Store } from '@shop/domain';
import { isClosed, takesPrescriptionOrders } from '@shop/domain/availability';
import { nearbyStores } from '@shop/home';
import { useFormats, useLanguage } from '@shop/i18n';
import { defineSection, queryOf, usePageContext } from '@shop/page-engine';
import { Picture, Section, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { lazyView } from '@shop/view-kit';
import { IconCamera } from '@tabler/icons-react';
import { Fragment, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './send-prescription.module.css';
import { useRefills } from '../refill/api';
import { pharmacyMessages, usePharmacyMessages } from '../../messages';

export const sendPrescription = defineSection({
  name: 'sendPrescription',
  messages: [pharmacyMessages],
  // The same call as 'Best Store Nearby'.
  queries: ({ scope }) => ({ stores: queryOf(catalogApi.endpoints.getStores, nearbyStores(scope)) }),
  View: SendPrescription,
});

/** Only customers who have something to refill load it. */
const Refill = lazyView(() => import('../refill/refill'));

const MOST = 3;

/** Open ones first, then the nearest. */
const byUse = (a: Store, b: Store) =>
  Number(isClosed(a)) - Number(isClosed(b)) || (a.distance ?? Infinity) - (b.distance ?? Infinity);

/** What its delivery costs and how long it takes; the fee first, because the end of the row is cut. */
function Terms({ store: { freeDelivery, deliveryFee, deliveryTime } }: { store: Store }) {
  const t = usePharmacyMessages();
  const { money, span } = useFormats();
  const fee = deliveryFee === null ? null : money(deliveryFee);
  const terms = [freeDelivery ? t('send.free') : fee, deliveryTime ? span(deliveryTime) : null].filter(Boolean);
  return terms.map((term, index) => (
    <Fragment key={term}>
      {index > 0 ? ' · ' : null}
      <bdi>{term}</bdi>
    </Fragment>
  ));
}

/** Its label is "Order with a prescription from {store}". */
function Pharmacy({ store }: { store: Store }) {
  const t = usePharmacyMessages();
  return (
    <Link className={classes.pharmacy} to={paths.prescription(store)} aria-label={t('send.from', { name: store.name })}>
      <span className={classes.logo}>
        <Picture source={store.logo} alt="" sizes="44px" round />
      </span>
      <span className={classes.name}>
        <strong>
          <Written>{store.name}</Written>
        </strong>
        <small>{isClosed(store) ? t('send.closed') : <Terms store={store} />}</small>
      </span>
    </Link>
  );
}

function Card({ stores }: { stores: readonly Store[] }) {
  const t = usePharmacyMessages();
  return (
    <Section title={t('send.title')} hidesTitle>
      <div className={classes.card}>
        <p className={classes.about}>
          <IconCamera size={28} aria-hidden="true" className={classes.icon} />
          <span>
            <strong aria-hidden="true">{t('send.title')}</strong>
            <span>{t('send.text')}</span>
          </span>
        </p>
        <ul className={classes.pharmacies}>
          {stores.map((store) => (
            <li key={store.id}>
              <Pharmacy store={store} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function SendPrescription(): ReactNode {
  const { scope } = usePageContext();
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const { data } = useGetStoresInfiniteQuery(nearbyStores(scope));
  const medicines = useRefills();
  const stores = useMemo(() => {
    const taking = (data?.pages[0]?.entries ?? []).filter((store) => config && takesPrescriptionOrders(store, config));
    return taking.sort(byUse).slice(0, MOST);
  }, [data, config]);
  const [hasStores, hasMedicines] = [stores.length > 0, medicines.length > 0];
  if (!hasStores && !hasMedicines) return null;
  return (
    <div className={classes.care} data-both={(hasStores && hasMedicines) || undefined}>
      {hasStores ? <Card stores={stores} /> : null}
      {hasMedicines ? <Refill medicines={medicines} /> : null}
    </div>
  );
}
