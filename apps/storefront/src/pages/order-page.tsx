/** `/order-history/{id}` */
import { OrderPage } from '@shop/tracking';
import { useOrderAgain } from '../wiring/use-order-again';

export const Component = () => <OrderPage onReorder={useOrderAgain()} />;
