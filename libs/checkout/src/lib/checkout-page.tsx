/** `/checkout?page=cart`: the checkout on one page. */
import { useScope } from '@shop/api-client';
import { useGetStoreQuery } from '@shop/api-client/catalog';
import { useGetConfigQuery } from '@shop/api-client/start';
import type { CartLine, Store } from '@shop/domain';
import { useLanguage } from '@shop/i18n';
import { LoadFailed, Page, Title } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { useState } from 'react';
import { CheckoutForm, type CheckoutFormProps } from './checkout-form';
import classes from './checkout-page.module.css';
import { LoadingSections } from './sections/loading-sections';
import { noOrderMessages, useCheckoutMessages } from '../messages';

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

/** While an order may be placed, its lines stay as they were sent: the placed order has emptied the cart. */
function useHeldLines(lines: readonly CartLine[] | null, cartIsSaving: boolean) {
  const [held, setHeld] = useState<readonly CartLine[] | null>(null);
  // The customer goes on with the cart.
  if (held && cartIsSaving) setHeld(null);
  return { lines: held ?? lines, onHold: (isHeld: boolean) => setHeld(isHeld ? lines : null) };
}

/** The store of a cart that was emptied elsewhere; null: the cart is not empty, or the customer emptied it here. */
function useEmptiedStore(store: Store | null | undefined, { lines, cartIsSaving, isBuyNow }: CheckoutPageProps) {
  const [last, setLast] = useState<Store | null>(null);
  if (store && lines && lines.length > 0 && store !== last) setLast(store);
  if (last && lines?.length === 0 && (cartIsSaving || isBuyNow)) setLast(null);
  return lines?.length === 0 ? last : null;
}

function Loading() {
  return (
    <div className={classes.loading}>
      <LoadingSections count={6} />
    </div>
  );
}
/** Lazy: most checkouts have something to order. */
const NoOrder = lazyView(() => import('./no-order'), { messages: [noOrderMessages], Loading });

/** The form, or its loading, error or empty state. */
function CheckoutContent(page: CheckoutPageProps) {
  const t = useCheckoutMessages();
  const { onHold, ...held } = useHeldLines(page.lines, page.cartIsSaving);
  const props = { ...page, ...held };
  const { lines, onSignIn, onRetry } = props;
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const { store, failed, retry } = useStoreOf(lines);
  const emptied = useEmptiedStore(store, props);
  if (onSignIn || lines?.length === 0)
    return <NoOrder emptied={emptied} onContinueShopping={page.onContinueShopping} onSignIn={onSignIn} />;
  if (onRetry || failed)
    return <LoadFailed isWhole title={t('failed')} retryLabel={t('retry')} onRetry={onRetry ?? retry} />;
  if (!lines || !store || !config) return <Loading />;
  return <CheckoutForm {...props} lines={lines} store={store} config={config} onHold={onHold} />;
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
