/** On phones: a bar with the number of lines, as the badge has it (NAV-12), and the subtotal; it opens the cart. */
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
  return (
    <button type="button" className={classes.bar} data-cart-bar onClick={openCart}>
      <span>{t('bar', { count: lines.length })}</span>
      <span>{t('view')}</span>
      <bdi>{money(priceCart(lines).subtotal)}</bdi>
    </button>
  );
}
