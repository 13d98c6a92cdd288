/** `/order-history/{id}` */
import { orderStateMessages } from '@shop/order-form';
import { OrderPage, trackingMessages } from '@shop/tracking';
import { useOrderAgain } from '../wiring/use-order-again';

export const Component = () => <OrderPage onAgain={useOrderAgain()} />;
