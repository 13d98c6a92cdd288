/** `/parcel-delivery-info?category=…`: the order of a parcel (PARC-14 to PARC-18, PLUS-23). */
import { useScope } from '@shop/api-client';
import { useWhoOrders } from '@shop/api-client/accounts';
import { useGetConfigQuery } from '@shop/api-client/start';
import { useLanguage } from '@shop/i18n';
import { LineSkeletons, Page, Title } from '@shop/ui';
import { paths } from '@shop/util';
import { QueryState, SignInFirst } from '@shop/view-kit';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useGetParcelCategoriesQuery } from './api/parcels';
import { ParcelForm } from './parcel-form';
import classes from './parcel-page.module.css';
import { useParcelMessages } from '../messages';

export function ParcelPage() {
  const t = useParcelMessages();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const { restored, isSignedIn, customer, ready } = useWhoOrders();
  const query = useGetParcelCategoriesQuery({ scope: useScope() });
  const categoryId = params.get('category');
  const categories = query.data;
  const category = categories?.find(({ id }) => id === categoryId);
  // Not on the server, where there is no navigation.
  if (ready && (!categoryId || (categories && !category))) return <Navigate to={paths.home()} replace />;
  return (
    <Page>
      <Title order={1} className={classes.title}>
        {t('page.title')}
      </Title>
      {config && !config.guestCheckout && restored && !isSignedIn ? (
        <SignInFirst title={t('signIn.title')} text={t('signIn.text')} action={t('signIn.action')} />
      ) : (
        <QueryState
          query={query}
          data={categories && category && config && ready ? { category, config } : undefined}
          skeleton={<LineSkeletons count={6} shape="field" label={t('page.loading')} />}
        >
          {(chosen) => (
            <ParcelForm
              key={chosen.category.id}
              {...chosen}
              customer={customer}
              onPlaced={(orderId) => void navigate(paths.orderPlaced(orderId), { replace: true })}
            />
          )}
        </QueryState>
      )}
    </Page>
  );
}
