/** `/coupons` */
import { promoMessages } from '@shop/catalog-cards';
import { CouponsPage, promotionMessages } from '@shop/promotions';

export const messages = [promotionMessages, promoMessages];
export const Component = CouponsPage;
