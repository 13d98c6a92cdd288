/** `/checkout?page=cart|buy_now|campaign` */
import { SavedAddresses } from '@shop/address-location';
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import { useGetConfigQuery } from '@shop/api-client/start';
import { useCart, useCartLines } from '@shop/cart';
import { checkoutTexts, CheckoutPage } from '@shop/checkout';
import { useLanguage } from '@shop/i18n';
import { forgetBought, selectIsSignedIn, selectSession } from '@shop/session';
import { skipToken } from '@reduxjs/toolkit/query';
import { paths } from '@shop/util';
import { useSelector } from 'react-redux';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useFrame } from '../app/frame-context';
import type { RootState } from '../app/store';
import { useBoughtLines } from '../wiring/use-bought-lines';
import { useCartIsKnown } from '../wiring/use-cart-is-known';

export const texts = [checkoutTexts];

export function Component() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const asked = params.get('page');
  const page = asked === 'buy_now' || asked === 'campaign' ? asked : 'cart';
  const { cart } = useCart();
  const { pickPlace } = useFrame();
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const { restored } = useSelector(selectSession);
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data: customer, isError } = useGetCustomerQuery(isSignedIn ? undefined : skipToken);
  const stored = useCartLines();
  const bought = useBoughtLines(page);
  const known = useCartIsKnown(cart);
  const saving = useSelector((state: RootState) => state.cartLog.operations.length > 0);
  const needsSignIn = page === 'campaign' || (config && !config.guestCheckout);
  if (page === 'campaign' && restored && !isSignedIn)
    return <Navigate to={paths.signIn(paths.checkout(page))} replace />;
  // The customer's own name stands in the form from the first draw on; the form works without it too.
  const ready = restored && (!isSignedIn || customer !== undefined || isError);
  const lines = page === 'cart' ? (known ? stored : null) : bought;
  return (
    <CheckoutPage
      key={page}
      lines={ready ? lines : null}
      boughtNow={page !== 'cart'}
      customer={isSignedIn ? (customer ?? null) : null}
      savedAddresses={
        isSignedIn ? (zoneId, onTake) => <SavedAddresses chosen={null} zoneId={zoneId} onAddress={onTake} /> : null
      }
      cartIsSaving={page === 'cart' && saving}
      onSignIn={needsSignIn && restored && !isSignedIn ? () => void navigate(paths.signIn(paths.checkout(page))) : null}
      onShopOn={() => void navigate(paths.home())}
      onPlaced={(orderId) => {
        if (page !== 'cart') forgetBought(window.sessionStorage, page);
        void navigate(paths.orderPlaced(orderId), { replace: true });
      }}
      pickPlace={(start, onPicked) => pickPlace({ start, onPicked })}
    />
  );
}
