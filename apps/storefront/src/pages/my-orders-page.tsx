/** `/my-orders` */
import { OrdersPage } from '@shop/orders';
import { paths } from '@shop/util';
import { useNavigate } from 'react-router-dom';

export function Component() {
  const navigate = useNavigate();
  return <OrdersPage onShop={() => void navigate(paths.home())} />;
}
