/** The cart drawer: lines, savings, progress to free delivery, subtotal and checkout button. */
import type { CartLine } from '@shop/domain';
import { freeDeliveryProgress, priceCart } from '@shop/domain/pricing';
import { useFormats } from '@shop/i18n';
import { cardMessages } from '@shop/catalog-cards';
import { Button, EmptyState, ErrorBoundary, LineSkeletons, LoadFailed, SideSheet, Text, Written } from '@shop/ui';
import { minor, type Minor } from '@shop/util';
import { commonMessages, lazyView } from '@shop/view-kit';
import { useState } from 'react';
import classes from './cart-drawer.module.css';
import { useCart, useCartLines, useCartQuery } from './cart-context';
import { CartLineRow } from './cart-line-row';
import type { CartPanelsProps } from './cart-panels-props';
import { useCartMessages } from '../messages';

const MoreOfStore = lazyView(() => import('./more-of-store'), { messages: [cardMessages, commonMessages] });

/** As the cart was when the drawer opened, or when it got its first line. */
function useFirstLines(lines: readonly CartLine[]) {
  const [first, setFirst] = useState(lines);
  if (first.length === 0 && lines.length > 0) setFirst(lines);
  return first[0] ? { line: first[0], inCart: first.map(({ item }) => item.id) } : null;
}

function FreeDeliveryBar({ subtotal, threshold }: { subtotal: Minor; threshold: Minor }) {
  const t = useCartMessages();
  const { money } = useFormats();
  const percent = freeDeliveryProgress(subtotal, threshold);
  return (
    <div>
      <Text size="sm" fw={600}>
        {percent >= 100 ? t('drawer.free') : t('drawer.toFree', { amount: money(minor(threshold - subtotal)) })}
      </Text>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={t('drawer.progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
      >
        <span style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
    </div>
  );
}

/** The totals and the checkout button. */
function CartFooter({
  lines,
  freeDeliveryOver,
  onProceed,
}: {
  lines: readonly CartLine[];
  freeDeliveryOver: number | null;
  onProceed: () => void;
}) {
  const t = useCartMessages();
  const { money } = useFormats();
  const { subtotal, saved } = priceCart(lines);
  return (
    <div className={classes.footer}>
      {freeDeliveryOver ? <FreeDeliveryBar subtotal={subtotal} threshold={minor(freeDeliveryOver)} /> : null}
      {saved > 0 ? (
        <Text size="sm" className={classes.savings}>
          {t('drawer.saved', { amount: money(saved) })}
        </Text>
      ) : null}
      <p className={classes.subtotal}>
        <span>{t('drawer.subtotal')}</span>
        <bdi>{money(subtotal)}</bdi>
      </p>
      <Button size="lg" fullWidth onClick={onProceed}>
        {t('drawer.proceed')}
      </Button>
    </div>
  );
}

export default function CartDrawer({
  isHomePage,
  goHome,
  goCheckout,
  editLine,
  isSignedIn,
  guestCheckout,
  freeDeliveryOver,
}: CartPanelsProps) {
  const t = useCartMessages();
  const { close, openGuestPrompt } = useCart();
  const lines = useCartLines();
  const { isLoading, isError, refetch } = useCartQuery();
  const first = useFirstLines(lines);
  const proceed = () => {
    if (!isSignedIn && guestCheckout) return openGuestPrompt('cart');
    close();
    goCheckout('cart');
  };
  const continueShopping = () => {
    close();
    if (!isHomePage) goHome();
  };
  const edit = (itemId: string) => {
    close();
    editLine(itemId);
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
          <ul className={classes.lines} aria-label={t('drawer.title')}>
            {lines.map((line) => (
              <CartLineRow key={line.id} line={line} onEdit={edit} />
            ))}
          </ul>
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
