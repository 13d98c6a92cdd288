/** The cart drawer: lines, savings, progress to free delivery, subtotal and checkout button. */
import type { CartLine } from '@shop/domain';
import { cardMessages } from '@shop/catalog-cards';
import { Button, EmptyState, ErrorBoundary, LineSkeletons, LoadFailed, SideSheet, Written } from '@shop/ui';
import { commonMessages, lazyView } from '@shop/view-kit';
import { useState } from 'react';
import { CartFooter, CartLineList, useCartPresses } from './cart-content';
import { useCart, useCartLines, useCartQuery } from './cart-context';
import type { CartPanelsProps } from './cart-panels-props';
import { useCartMessages } from '../messages';

const MoreOfStore = lazyView(() => import('./more-of-store'), { messages: [cardMessages, commonMessages] });

/** As the cart was when the drawer opened, or when it got its first line. */
function useFirstLines(lines: readonly CartLine[]) {
  const [first, setFirst] = useState(lines);
  if (first.length === 0 && lines.length > 0) setFirst(lines);
  return first[0] ? { line: first[0], inCart: first.map(({ item }) => item.id) } : null;
}

export default function CartDrawer(props: CartPanelsProps) {
  const { isHomePage, goHome, freeDeliveryOver } = props;
  const t = useCartMessages();
  const { close } = useCart();
  const lines = useCartLines();
  const { isLoading, isError, refetch } = useCartQuery();
  const first = useFirstLines(lines);
  const { proceed, edit } = useCartPresses(props);
  const continueShopping = () => {
    close();
    if (!isHomePage) goHome();
  };
  return (
    <SideSheet
      title={t('drawer.title')}
      heading={lines[0] ? <Written>{lines[0].item.storeName}</Written> : undefined}
      closeLabel={t('drawer.close')}
      onClose={close}
      foot={
        lines.length > 0 ? <CartFooter lines={lines} freeDeliveryOver={freeDeliveryOver} onProceed={proceed} /> : null
      }
    >
      {lines.length > 0 ? (
        <>
          <CartLineList lines={lines} label={t('drawer.title')} onEdit={edit} />
          {first ? (
            <ErrorBoundary>
              <MoreOfStore {...first} onLeave={close} />
            </ErrorBoundary>
          ) : null}
        </>
      ) : isLoading ? (
        <LineSkeletons count={3} label={t('drawer.loading')} />
      ) : isError ? (
        <LoadFailed isWhole title={t('drawer.failed')} retryLabel={t('drawer.retry')} onRetry={() => void refetch()} />
      ) : (
        <EmptyState
          title={t('drawer.empty.title')}
          text={t('drawer.empty.text')}
          action={<Button onClick={continueShopping}>{t('drawer.empty.action')}</Button>}
        />
      )}
    </SideSheet>
  );
}
