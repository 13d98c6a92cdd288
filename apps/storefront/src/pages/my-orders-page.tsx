/** `/my-orders` */
import { ordersApi } from '@shop/api-client/orders';
import { OrdersPage, type OrderAgain } from '@shop/orders';
import { showToast } from '@shop/ui';
import { paths } from '@shop/util';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShop } from '../app/shop-context';
import { useAppMessages } from '../messages';
import { useOrderAgain } from '../wiring/use-order-again';

/** The list does not have the rows of its orders: they are read when one is ordered again. */
function useAgain(): [onAgain: OrderAgain, question: ReactNode] {
  const t = useAppMessages();
  const { store } = useShop();
  const [orderAgain, question] = useOrderAgain();
  const onAgain: OrderAgain = async (order) => {
    const key = { orderId: order.id, guestId: null, phone: null };
    const request = ordersApi.endpoints.getOrderRows.initiate(key, { subscribe: false });
    const { data: rows } = await store.dispatch(request);
    if (!rows) return showToast(t('failed'), 'bad');
    return orderAgain(order, rows);
  };
  return [onAgain, question];
}

export function Component() {
  const navigate = useNavigate();
  const [onAgain, question] = useAgain();
  return (
    <>
      <OrdersPage onShop={() => void navigate(paths.home())} onAgain={onAgain} />
      {question}
    </>
  );
}
