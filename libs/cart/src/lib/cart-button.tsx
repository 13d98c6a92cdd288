/** The cart button of the header, with the number of lines as a badge (NAV-12). */
import { IconButton } from '@shop/ui';
import { IconShoppingCart } from '@tabler/icons-react';
import classes from './cart-button.module.css';
import { useCart, useCartKept, useCartLines } from './cart-context';
import { useCartMessages } from '../messages';

export function CartButton() {
  const t = useCartMessages();
  const { openCart } = useCart();
  const lines = useCartLines();
  useCartKept();
  return (
    <IconButton className={classes.button} aria-label={t('button', { count: lines.length })} onClick={openCart}>
      <IconShoppingCart size={22} />
      {lines.length > 0 ? (
        <span className={classes.badge} aria-hidden="true" data-testid="cart-badge">
          {lines.length}
        </span>
      ) : null}
    </IconButton>
  );
}
