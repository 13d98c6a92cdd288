/** `/my-orders` */
import { orderStateMessages } from '@shop/order-form';
import { OrdersPage, ordersMessages } from '@shop/orders';
import { paths } from '@shop/util';
import { useNavigate } from 'react-router-dom';

export function Component() {
  const navigate = useNavigate();
  return <OrdersPage onShop={() => void navigate(paths.home())} />;
}
