/** `/coupons` */
import { promoTexts } from '@shop/catalog-cards';
import { CouponsPage, promotionTexts } from '@shop/promotions';

export const texts = [promotionTexts, promoTexts];
export const Component = CouponsPage;
