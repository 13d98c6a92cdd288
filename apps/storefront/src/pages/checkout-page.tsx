/** `/checkout?page=cart|buy_now|campaign` */
import { DeliveryArea } from '@shop/address-location';
import { useWhoOrders } from '@shop/api-client/accounts';
import { useGetConfigQuery } from '@shop/api-client/start';
import { CheckoutPage } from '@shop/checkout';
import { useLanguage } from '@shop/i18n';
import { gatewayAfterPlaced, paymentAddress } from '@shop/order-form';
import { tabStorage, forgetBought, useSession } from '@shop/session';
import { paths } from '@shop/util';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useOrderLines } from '../wiring/use-order-lines';

export function Component() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const param = params.get('page');
  const page = param === 'buy_now' || param === 'campaign' ? param : 'cart';
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const { restored, isSignedIn, customer, ready } = useWhoOrders();
  const { lines, onRetry, onReread, cartIsSaving } = useOrderLines(page);
  const { guestId } = useSession('guestId');
  const needsSignIn = page === 'campaign' || (config && !config.guestCheckout);
  if (page === 'campaign' && restored && !isSignedIn)
    return <Navigate to={paths.signIn(paths.checkout(page))} replace />;
  return (
    <CheckoutPage
      key={page}
      lines={ready ? lines : null}
      onRetry={onRetry}
      isBuyNow={page !== 'cart'}
      customer={customer}
      addressSlot={(area) => <DeliveryArea {...area} />}
      cartIsSaving={cartIsSaving}
      onSignIn={needsSignIn && restored && !isSignedIn ? () => void navigate(paths.signIn(paths.checkout(page))) : null}
      onReread={onReread}
      onContinueShopping={() => void navigate(paths.home())}
      onPlaced={(orderId, payment, isAsShown) => {
        if (page !== 'cart') forgetBought(tabStorage, page);
        const placed = paths.orderPlaced(orderId);
        const payer = customer?.id ?? guestId;
        // Nobody pays another price than they saw: the order's page says so first.
        const gateway = gatewayAfterPlaced(payment);
        if (gateway === null || !payer || !isAsShown) return void navigate(placed, { replace: true });
        // Back from the payment page returns to the order, not to a second checkout.
        window.history.replaceState(null, '', placed);
        const callback = new URL(placed, window.location.origin).href;
        window.location.assign(paymentAddress({ orderId, customerId: payer, gateway, callback }));
      }}
    />
  );
}
