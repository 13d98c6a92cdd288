/** On phones: a bar with item count and subtotal that opens the cart. */
import { priceCart } from '@shop/domain/pricing';
import { useFormats } from '@shop/i18n';
import classes from './cart-bar.module.css';
import { useCart, useCartLines } from '../cart-context';
import { useCartMessages } from '../../messages';

export default function CartBar() {
  const t = useCartMessages();
  const { money } = useFormats();
  const { openCart } = useCart();
  const lines = useCartLines();
  if (lines.length === 0) return null;
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <button type="button" className={classes.bar} data-cart-bar onClick={openCart}>
      <span>{t('bar', { count })}</span>
      <span>{t('view')}</span>
      <bdi>{money(priceCart(lines).subtotal)}</bdi>
    </button>
  );
}
