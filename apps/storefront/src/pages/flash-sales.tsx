/** `/flash-sales?id={id}` */
import { cardTexts, promoTexts } from '@shop/catalog-cards';
import { FlashSalePage, promotionTexts } from '@shop/promotions';

export const texts = [promotionTexts, promoTexts, cardTexts];
export const Component = FlashSalePage;
