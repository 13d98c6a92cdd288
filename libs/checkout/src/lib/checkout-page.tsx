/** `/checkout?page=cart`: one page, short sections, the price breakdown, one button. */
import { useScope } from '@shop/api-client';
import { useGetStoreQuery } from '@shop/api-client/catalog';
import { useGetConfigQuery } from '@shop/api-client/start';
import type { CartLine, Customer, Payment } from '@shop/domain';
import { useLanguage } from '@shop/i18n';
import { Button, EmptyState, LineSkeletons, LoadFailed, Page, Title } from '@shop/ui';
import type { AddressSlot } from './sections/address-section';
import { CheckoutForm } from './checkout-form';
import classes from './checkout-page.module.css';
import { useCheckoutMessages } from '../messages';

export interface CheckoutPageProps {
  /** The cart's lines; null while they load. */
  lines: readonly CartLine[] | null;
  /** Given: the lines failed to load; loads them again. */
  onReadAgain: (() => void) | null;
  /** Changes of the cart are not saved yet. */
  cartIsSaving: boolean;
  /** The lines are bought at once and were never in the cart. */
  boughtNow: boolean;
  /** null for guests. */
  customer: Customer | null;
  /** Where the order goes and whom to ask for. */
  addressArea: AddressSlot;
  onShopOn: () => void;
  /** Given: only signed-in customers may order, and this one is not (CHK-06). */
  onSignIn: (() => void) | null;
  /** An order that is paid by card still has its payment ahead. */
  onPlaced: (orderId: string, payment: Payment) => void;
}

function SignInFirst({ onSignIn }: { onSignIn: () => void }) {
  const t = useCheckoutMessages();
  return (
    <EmptyState
      title={t('signIn.title')}
      text={t('signIn.text')}
      action={<Button onClick={onSignIn}>{t('signIn.action')}</Button>}
    />
  );
}

function EmptyCart({ onShopOn }: { onShopOn: () => void }) {
  const t = useCheckoutMessages();
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={<Button onClick={onShopOn}>{t('empty.action')}</Button>}
    />
  );
}

/** The store that all lines are from, as it is now: it may have closed since it was cached. */
function useStoreOf(lines: readonly CartLine[] | null) {
  const first = lines?.[0]?.item;
  const scope = useScope(first?.moduleId ?? null);
  const query = { id: first?.storeId ?? '', scope };
  const { data: store, isError, refetch } = useGetStoreQuery(query, { skip: !first, refetchOnMountOrArgChange: true });
  return { store, failed: isError && !store, retry: () => void refetch() };
}

/** The form, or what takes its place while something it needs is missing. */
function CheckoutContent(props: CheckoutPageProps) {
  const t = useCheckoutMessages();
  const { lines, onSignIn, onReadAgain } = props;
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const { store, failed, retry } = useStoreOf(lines);
  if (onSignIn) return <SignInFirst onSignIn={onSignIn} />;
  if (lines?.length === 0) return <EmptyCart onShopOn={props.onShopOn} />;
  if (onReadAgain || failed)
    return <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={onReadAgain ?? retry} />;
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
