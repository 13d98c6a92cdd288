/** `/order-history/{id}` */
import { orderStateTexts } from '@shop/order-form';
import { OrderPage, trackingTexts } from '@shop/tracking';
import { useOrderAgain } from '../wiring/use-order-again';

export const texts = [trackingTexts, orderStateTexts];
export const Component = () => <OrderPage onAgain={useOrderAgain()} />;
