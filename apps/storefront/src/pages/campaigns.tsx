/** `/campaigns` */
import { CampaignsPage, promotionMessages } from '@shop/promotions';

export const messages = [promotionMessages];
export const Component = CampaignsPage;
