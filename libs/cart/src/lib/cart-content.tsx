/** What the drawer and the column have of the cart: its lines, its totals, and what their presses do. */
import type { CartLine } from '@shop/domain';
import { freeDeliveryProgress, priceCart } from '@shop/domain/pricing';
import { useFormats } from '@shop/i18n';
import { Button, Text } from '@shop/ui';
import { minor, type Minor } from '@shop/util';
import classes from './cart-content.module.css';
import { useCart } from './cart-context';
import { CartLineRow } from './cart-line-row';
import type { CartPanelsProps } from './cart-panels-props';
import { useCartMessages } from '../messages';

/** Leads to the checkout, or asks a visitor for a sign-in first; a line opens its item. Both close the drawer. */
export function useCartPresses({ isSignedIn, guestCheckout, goCheckout, editLine }: CartPanelsProps) {
  const { close, openGuestPrompt } = useCart();
  const proceed = () => {
    if (!isSignedIn && guestCheckout) return openGuestPrompt('cart');
    close();
    goCheckout('cart');
  };
  const edit = (itemId: string) => {
    close();
    editLine(itemId);
  };
  return { proceed, edit };
}

export function CartLineList({
  lines,
  label,
  onEdit,
}: {
  lines: readonly CartLine[];
  /** Accessible name of the list. */
  label: string;
  onEdit: (itemId: string) => void;
}) {
  return (
    <ul className={classes.lines} aria-label={label}>
      {lines.map((line) => (
        <CartLineRow key={line.id} line={line} onEdit={onEdit} />
      ))}
    </ul>
  );
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
export function CartFooter({
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
