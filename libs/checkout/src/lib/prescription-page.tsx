/** `/prescription/{store}`: pictures instead of a cart; the pharmacy reads them and sets the price (PLUS-15). */
import { useScope } from '@shop/api-client';
import { useGetStoreQuery } from '@shop/api-client/catalog';
import { useGetConfigQuery } from '@shop/api-client/start';
import type { Customer } from '@shop/domain';
import { takesPrescriptionOrders } from '@shop/domain/availability';
import { useLanguage } from '@shop/i18n';
import { Button, EmptyState, LineSkeletons, LoadFailed, Page, Picture, Title } from '@shop/ui';
import { paths } from '@shop/util';
import { Link } from 'react-router-dom';
import type { AddressSlot } from './sections/address-section';
import { PrescriptionForm } from './prescription-form';
import classes from './prescription-page.module.css';
import { usePrescriptionPageMessages } from '../messages';

export interface PrescriptionPageProps {
  /** Id or slug of the store. */
  storeId: string;
  moduleId: string | null;
  /** Whether it is known who this is: the form begins with their name. */
  ready: boolean;
  /** null for guests. */
  customer: Customer | null;
  /** Where the order goes and whom to ask for. */
  addressArea: AddressSlot;
  /** Given: only signed-in customers may order, and this one is not. */
  onSignIn: (() => void) | null;
  onPlaced: (orderId: string) => void;
}

export function PrescriptionPage({ storeId, moduleId, ready, onSignIn, ...form }: PrescriptionPageProps) {
  const t = usePrescriptionPageMessages();
  const scope = useScope(moduleId);
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const { currentData: store, isError, refetch } = useGetStoreQuery({ id: storeId, scope });
  const toShop = (
    <Button component={Link} to={paths.home()}>
      {t('shop')}
    </Button>
  );
  if (store === null || (isError && !store))
    return (
      <Page>
        {store === null ? (
          <EmptyState drawing="map" title={t('unknown')} text={t('unknownText')} action={toShop} />
        ) : (
          <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
        )}
      </Page>
    );
  if (store && config && !takesPrescriptionOrders(store, config))
    return (
      <Page>
        <EmptyState
          title={t('refused', { store: store.name })}
          text={t('refusedText')}
          action={
            <Button component={Link} to={paths.store(store)}>
              {t('toStore')}
            </Button>
          }
        />
      </Page>
    );
  return (
    <Page>
      <header className={classes.head}>
        <Title order={1}>{t('title')}</Title>
        {store ? (
          <Link className={classes.store} to={paths.store(store)}>
            <span className={classes.logo}>
              <Picture source={store.logo} alt="" sizes="32px" round />
            </span>
            {t('from', { store: store.name })}
          </Link>
        ) : null}
      </header>
      {onSignIn ? (
        <EmptyState
          title={t('signIn.title')}
          text={t('signIn.text')}
          action={<Button onClick={onSignIn}>{t('signIn.action')}</Button>}
        />
      ) : !store || !config || !ready ? (
        <LineSkeletons count={5} label={t('loading')} />
      ) : (
        <PrescriptionForm key={store.id} {...form} store={store} config={config} />
      )}
    </Page>
  );
}
