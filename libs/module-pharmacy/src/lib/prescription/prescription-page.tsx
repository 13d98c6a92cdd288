/** `/prescription/{store}`: pictures instead of a cart; the pharmacy reads them and sets the price (PLUS-15). */
import { useScope } from '@shop/api-client';
import { useWhoOrders } from '@shop/api-client/accounts';
import { useGetStoreQuery } from '@shop/api-client/catalog';
import { useGetConfigQuery } from '@shop/api-client/start';
import type { Store } from '@shop/domain';
import { takesPrescriptionOrders } from '@shop/domain/availability';
import { useLanguage } from '@shop/i18n';
import { useModulePorts } from '@shop/module-kit';
import { Button, EmptyState, LineSkeletons, LoadFailed, Page, Picture, Title } from '@shop/ui';
import { paths } from '@shop/util';
import { SignInFirst } from '@shop/view-kit';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import classes from './prescription-page.module.css';
import { usePrescriptionPageMessages } from './messages';

function Unknown() {
  const t = usePrescriptionPageMessages();
  return (
    <EmptyState
      drawing="lost"
      title={t('unknown')}
      text={t('unknownText')}
      action={
        <Button component={Link} to={paths.home()}>
          {t('shop')}
        </Button>
      }
    />
  );
}

function Refused({ store }: { store: Store }) {
  const t = usePrescriptionPageMessages();
  return (
    <EmptyState
      drawing="closed"
      title={t('refused', { store: store.name })}
      text={t('refusedText')}
      action={
        <Button component={Link} to={paths.store(store)}>
          {t('toStore')}
        </Button>
      }
    />
  );
}

function Head({ store }: { store: Store | undefined }) {
  const t = usePrescriptionPageMessages();
  return (
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
  );
}

/** The form, once it is known who orders what from whom. */
function Order({ store }: { store: Store | undefined }) {
  const t = usePrescriptionPageMessages();
  const navigate = useNavigate();
  const { prescriptionForm } = useModulePorts();
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const { restored, isSignedIn, customer, ready } = useWhoOrders();
  if (config && !config.guestCheckout && restored && !isSignedIn)
    return <SignInFirst title={t('signIn.title')} text={t('signIn.text')} action={t('signIn.action')} />;
  const loading = <LineSkeletons shape="field" count={5} label={t('loading')} />;
  if (!store || !config || !ready) return loading;
  const onPlaced = (orderId: string) => void navigate(paths.orderPlaced(orderId), { replace: true });
  return prescriptionForm({ store, customer, onPlaced, loading });
}

export function PrescriptionPage() {
  const t = usePrescriptionPageMessages();
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const scope = useScope(params.get('module_id'));
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const { currentData: store, isError, refetch } = useGetStoreQuery({ id, scope });
  if (store === null)
    return (
      <Page>
        <Unknown />
      </Page>
    );
  if (isError && !store)
    return (
      <Page>
        <LoadFailed isWhole title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      </Page>
    );
  if (store && config && !takesPrescriptionOrders(store, config))
    return (
      <Page>
        <Refused store={store} />
      </Page>
    );
  return (
    <Page>
      <Head store={store} />
      <Order store={store} />
    </Page>
  );
}
