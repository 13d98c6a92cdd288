/** `/campaigns/{id}` */
import { cardTexts } from '@shop/catalog-cards';
import { CampaignPage, promotionTexts } from '@shop/promotions';

export const texts = [promotionTexts, cardTexts];
export const Component = CampaignPage;
