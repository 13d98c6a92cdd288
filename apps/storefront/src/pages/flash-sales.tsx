/** `/flash-sales?id={id}` */
import { cardMessages, promoMessages } from '@shop/catalog-cards';
import { FlashSalePage, promotionMessages } from '@shop/promotions';

export const messages = [promotionMessages, promoMessages, cardMessages];
export const Component = FlashSalePage;
