/** The cart drawer: lines, savings, progress to free delivery, subtotal, and the button to checkout. */
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Button, Drawer, Text, Title } from '@mantine/core';
import type { CartLine } from '@shop/domain';
import { freeDeliveryProgress, priceCart } from '@shop/domain/pricing';
import { useFormats } from '@shop/i18n';
import { EmptyState, LineSkeletons, LoadFailed, Written } from '@shop/ui';
import { minor, type Minor } from '@shop/util';
import classes from './cart-drawer.module.css';
import { useCart, useCartLines, useCartQuery } from './cart-context';
import { CartLineRow } from './cart-line-row';
import type { CartPanelsProps } from './cart-panels';
import { useCartMessages } from '../messages';

function FreeDeliveryBar({ subtotal, threshold }: { subtotal: Minor; threshold: Minor }) {
  const t = useCartMessages();
  const { money } = useFormats();
  const share = freeDeliveryProgress(subtotal, threshold);
  return (
    <div>
      <Text size="sm" fw={600}>
        {share >= 100 ? t('drawer.free') : t('drawer.toFree', { amount: money(minor(threshold - subtotal)) })}
      </Text>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={t('drawer.progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share)}
      >
        <span style={{ transform: `scaleX(${share / 100})` }} />
      </div>
    </div>
  );
}

function Filled({
  lines,
  freeDeliveryOver,
  onProceed,
  onEdit,
}: {
  lines: readonly CartLine[];
  freeDeliveryOver: number | null;
  onProceed: () => void;
  onEdit: (itemId: string) => void;
}) {
  const t = useCartMessages();
  const { money } = useFormats();
  const { subtotal, saved } = priceCart(lines);
  return (
    <>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <CartLineRow key={line.id} line={line} onEdit={onEdit} />
        ))}
      </ul>
      <footer className={classes.footer}>
        {freeDeliveryOver ? <FreeDeliveryBar subtotal={subtotal} threshold={minor(freeDeliveryOver)} /> : null}
        {saved > 0 ? (
          <Text size="sm" className={classes.saved}>
            {t('drawer.saved', { amount: money(saved) })}
          </Text>
        ) : null}
        <p className={classes.sum}>
          <span>{t('drawer.subtotal')}</span>
          <bdi>{money(subtotal)}</bdi>
        </p>
        <Button size="lg" fullWidth onClick={onProceed}>
          {t('drawer.proceed')}
        </Button>
      </footer>
    </>
  );
}

export default function CartDrawer({
  onHome,
  goHome,
  goCheckout,
  editLine,
  isSignedIn,
  guestCheckout,
  freeDeliveryOver,
}: CartPanelsProps) {
  const t = useCartMessages();
  const { close, askGuest } = useCart();
  const lines = useCartLines();
  const { isLoading, isError, refetch } = useCartQuery();
  const proceed = () => {
    if (!isSignedIn && guestCheckout) return askGuest('cart');
    close();
    goCheckout('cart');
  };
  const shopOn = () => {
    close();
    if (!onHome) goHome();
  };
  const edit = (itemId: string) => {
    close();
    editLine(itemId);
  };
  return (
    <Drawer.Root opened onClose={close} position="right" size={420} transitionProps={{ duration: 140 }}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('drawer.title')}>
        <div className={classes.content}>
          <header className={classes.head}>
            <Title order={2} size="h3">
              <Written>{lines[0] ? lines[0].item.storeName : t('drawer.title')}</Written>
            </Title>
            <Drawer.CloseButton size={44} radius="xl" aria-label={t('drawer.close')} />
          </header>
          {isLoading && lines.length === 0 ? (
            <div className={classes.pad}>
              <LineSkeletons count={3} label={t('drawer.loading')} />
            </div>
          ) : isError && lines.length === 0 ? (
            <LoadFailed title={t('drawer.failed')} retryLabel={t('drawer.retry')} onRetry={() => void refetch()} />
          ) : lines.length === 0 ? (
            <EmptyState
              title={t('drawer.empty.title')}
              text={t('drawer.empty.text')}
              action={<Button onClick={shopOn}>{t('drawer.empty.action')}</Button>}
            />
          ) : (
            <Filled lines={lines} freeDeliveryOver={freeDeliveryOver} onProceed={proceed} onEdit={edit} />
          )}
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
