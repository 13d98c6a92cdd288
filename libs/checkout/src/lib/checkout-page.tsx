/** `/checkout?page=cart`: the checkout on one page. */
import { useScope } from '@shop/api-client';
import { useGetStoreQuery } from '@shop/api-client/catalog';
import { useGetConfigQuery } from '@shop/api-client/start';
import type { CartLine } from '@shop/domain';
import { useLanguage } from '@shop/i18n';
import { Button, EmptyState, LineSkeletons, LoadFailed, Page, Title } from '@shop/ui';
import { CheckoutForm, type CheckoutFormProps } from './checkout-form';
import classes from './checkout-page.module.css';
import { useCheckoutMessages } from '../messages';

export interface CheckoutPageProps extends Omit<CheckoutFormProps, 'lines' | 'store' | 'config'> {
  /** The cart's lines; null while they load. */
  lines: readonly CartLine[] | null;
  /** Given when the lines failed to load: loads them again. */
  onRetry: (() => void) | null;
  onContinueShopping: () => void;
  /** Given when guests may not order, and the customer is not signed in (CHK-06). */
  onSignIn: (() => void) | null;
}

/** The store of the lines, refetched: it may have closed since it was cached. */
function useStoreOf(lines: readonly CartLine[] | null) {
  const first = lines?.[0]?.item;
  const scope = useScope(first?.moduleId ?? null);
  const query = { id: first?.storeId ?? '', scope };
  const { data: store, isError, refetch } = useGetStoreQuery(query, { skip: !first, refetchOnMountOrArgChange: true });
  return { store, failed: isError && !store, retry: () => void refetch() };
}

/** The form, or its loading, error or empty state. */
function CheckoutContent(props: CheckoutPageProps) {
  const t = useCheckoutMessages();
  const { lines, onSignIn, onRetry } = props;
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const { store, failed, retry } = useStoreOf(lines);
  if (onSignIn)
    return (
      <EmptyState
        title={t('signIn.title')}
        text={t('signIn.text')}
        action={<Button onClick={onSignIn}>{t('signIn.action')}</Button>}
      />
    );
  if (lines?.length === 0)
    return (
      <EmptyState
        title={t('empty.title')}
        text={t('empty.text')}
        action={<Button onClick={props.onContinueShopping}>{t('empty.action')}</Button>}
      />
    );
  if (onRetry || failed) return <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={onRetry ?? retry} />;
  if (!lines || !store || !config) return <LineSkeletons count={4} label={t('loading')} />;
  return <CheckoutForm {...props} lines={lines} store={store} config={config} />;
}

export function CheckoutPage(props: CheckoutPageProps) {
  const t = useCheckoutMessages();
  return (
    <Page>
      <Title order={1} className={classes.title}>
        {t('title')}
      </Title>
      <CheckoutContent {...props} />
    </Page>
  );
}
