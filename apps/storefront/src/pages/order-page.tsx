/** `/order-history/{id}` */
import { OrderPage } from '@shop/tracking';
import { useOrderAgain } from '../wiring/use-order-again';

export function Component() {
  const [orderAgain, question] = useOrderAgain();
  return (
    <>
      <OrderPage onReorder={orderAgain} />
      {question}
    </>
  );
}
