/** `/my-orders` */
import { orderStateMessages } from '@shop/order-form';
import { OrdersPage, ordersMessages } from '@shop/orders';
import { paths } from '@shop/util';
import { useNavigate } from 'react-router-dom';
import { SignedInOnly } from '../app/signed-in-only';

export const messages = [ordersMessages, orderStateMessages];

export function Component() {
  const navigate = useNavigate();
  return (
    <SignedInOnly>
      <OrdersPage onShop={() => void navigate(paths.home())} />
    </SignedInOnly>
  );
}
