/** `/parcel-delivery-info?category=…`: the order of a parcel (PARC-14 to PARC-18, PLUS-23). */
import { useScope } from '@shop/api-client';
import { useGetParcelCategoriesQuery } from '@shop/api-client/parcels';
import { useGetConfigQuery } from '@shop/api-client/start';
import type { Customer, LatLng, ParcelParty } from '@shop/domain';
import { useLanguage } from '@shop/i18n';
import { Button, EmptyState, LineSkeletons, LoadFailed, Page, Title } from '@shop/ui';
import { paths } from '@shop/util';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { ParcelForm } from './parcel-form';
import classes from './parcel-page.module.css';
import { useParcelMessages } from '../messages';

/** Props of the address form of a party. */
export interface PartySlot {
  title: string;
  party: ParcelParty;
  onChange: (party: ParcelParty) => void;
  errorOf: (field: 'name' | 'phone' | 'email' | 'address') => string | null;
  email: 'required' | 'no';
  isOwn: boolean;
  start: LatLng | null;
}

export interface ParcelPageProps {
  /** The selected category; null redirects to the picker. */
  categoryId: string | null;
  /** Whether the session is loaded: the form is prefilled with the customer's name. */
  ready: boolean;
  /** null for guests. */
  customer: Customer | null;
  /** The address form of sender and receiver. */
  addressPicker: (party: PartySlot) => ReactNode;
  /** Given when guests may not order, and the customer is not signed in. */
  onSignIn: (() => void) | null;
  onPlaced: (orderId: string) => void;
}

export function ParcelPage({ categoryId, ready, onSignIn, ...form }: ParcelPageProps) {
  const t = useParcelMessages();
  const language = useLanguage();
  const scope = useScope();
  const { data: config } = useGetConfigQuery({ language });
  const { data: categories, isError, refetch } = useGetParcelCategoriesQuery({ scope });
  const category = categories?.find(({ id }) => id === categoryId);
  // Not on the server, where there is no navigation.
  if (ready && (!categoryId || (categories && !category))) return <Navigate to={paths.home()} replace />;
  return (
    <Page>
      <Title order={1} className={classes.title}>
        {t('page.title')}
      </Title>
      {onSignIn ? (
        <EmptyState
          title={t('signIn.title')}
          text={t('signIn.text')}
          action={<Button onClick={onSignIn}>{t('signIn.action')}</Button>}
        />
      ) : isError && !categories ? (
        <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      ) : !category || !config || !ready ? (
        <LineSkeletons count={4} label={t('page.loading')} />
      ) : (
        <ParcelForm key={category.id} {...form} category={category} config={config} />
      )}
    </Page>
  );
}
