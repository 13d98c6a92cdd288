/** `/order-history/{id}` */
import { OrderPage, trackingTexts } from '@shop/tracking';
import { useOrderAgain } from '../wiring/use-order-again';

export const texts = [trackingTexts];
export const Component = () => <OrderPage onAgain={useOrderAgain()} />;
