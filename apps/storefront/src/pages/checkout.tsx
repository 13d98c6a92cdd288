/** `/checkout` */
import { useCart, useCartLines } from '@shop/cart';
import { checkoutTexts, CheckoutPage } from '@shop/checkout';
import { useGetConfigQuery } from '@shop/api-client/start';
import { useLanguage } from '@shop/i18n';
import { selectIsSignedIn } from '@shop/session';
import { paths } from '@shop/util';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useFrame } from '../app/frame-context';
import type { RootState } from '../app/store';
import { useCartIsKnown } from '../wiring/use-cart-is-known';

export const texts = [checkoutTexts];

export function Component() {
  const navigate = useNavigate();
  const { cart } = useCart();
  const { pickPlace } = useFrame();
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const isSignedIn = useSelector(selectIsSignedIn);
  const lines = useCartLines();
  const known = useCartIsKnown(cart);
  const saving = useSelector((state: RootState) => state.cartLog.operations.length > 0);
  return (
    <CheckoutPage
      lines={known ? lines : null}
      cartIsSaving={saving}
      onSignIn={config && !config.guestCheckout && !isSignedIn ? () => void navigate(paths.signIn()) : null}
      onShopOn={() => void navigate(paths.home())}
      onPlaced={(orderId) => void navigate(paths.orderPlaced(orderId), { replace: true })}
      pickPlace={(start, onPicked) => pickPlace({ start, onPicked })}
    />
  );
}
