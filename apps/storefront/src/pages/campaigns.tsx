/** `/campaigns` */
import { CampaignsPage, promotionTexts } from '@shop/promotions';

export const texts = [promotionTexts];
export const Component = CampaignsPage;
