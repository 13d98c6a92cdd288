/** `/prescription/{store}` */
import { DeliveryArea } from '@shop/address-location';
import { useWhoOrders } from '@shop/api-client/accounts';
import { useGetConfigQuery } from '@shop/api-client/start';
import { PrescriptionPage } from '@shop/checkout';
import { useLanguage } from '@shop/i18n';
import { paths } from '@shop/util';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';

export function Component() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const { restored, isSignedIn, customer, ready } = useWhoOrders();
  const mustSignIn = config && !config.guestCheckout && restored && !isSignedIn;
  return (
    <PrescriptionPage
      storeId={id}
      moduleId={params.get('module_id')}
      ready={ready}
      customer={customer}
      addressSlot={(area) => <DeliveryArea {...area} />}
      onSignIn={mustSignIn ? () => void navigate(paths.signIn(pathname + search)) : null}
      onPlaced={(orderId) => void navigate(paths.orderPlaced(orderId), { replace: true })}
    />
  );
}
