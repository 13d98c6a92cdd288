/** `/parcel-delivery-info` */
import { AddressPicker } from '@shop/address-location';
import { useGetConfigQuery } from '@shop/api-client/start';
import { useLanguage } from '@shop/i18n';
import { ParcelPage } from '@shop/module-parcel';
import { paths } from '@shop/util';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAppShell } from '../app/app-shell-context';
import { useWhoOrders } from '../wiring/use-who-orders';

export function Component() {
  const navigate = useNavigate();
  const location = useLocation();
  const [params] = useSearchParams();
  const { pickPlace } = useAppShell();
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const { restored, isSignedIn, customer, ready } = useWhoOrders();
  const mustSignIn = config && !config.guestCheckout && restored && !isSignedIn;
  return (
    <ParcelPage
      categoryId={params.get('category')}
      ready={ready}
      customer={customer}
      addressPicker={(party) => (
        <AddressPicker {...party} pickPlace={(point, onPicked) => pickPlace({ start: { point }, onPicked })} />
      )}
      onSignIn={mustSignIn ? () => void navigate(paths.signIn(location.pathname + location.search)) : null}
      onPlaced={(orderId) => void navigate(paths.orderPlaced(orderId), { replace: true })}
    />
  );
}
