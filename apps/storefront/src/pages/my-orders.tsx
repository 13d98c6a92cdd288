/** `/my-orders` */
import { orderStateTexts } from '@shop/order-form';
import { OrdersPage, ordersTexts } from '@shop/orders';
import { paths } from '@shop/util';
import { useNavigate } from 'react-router-dom';
import { SignedInOnly } from '../app/signed-in-only';

export const texts = [ordersTexts, orderStateTexts];

export function Component() {
  const navigate = useNavigate();
  return (
    <SignedInOnly>
      <OrdersPage onShop={() => void navigate(paths.home())} />
    </SignedInOnly>
  );
}
