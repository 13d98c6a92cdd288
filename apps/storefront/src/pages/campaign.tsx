/** `/campaigns/{id}` */
import { cardMessages } from '@shop/catalog-cards';
import { CampaignPage, promotionMessages } from '@shop/promotions';

export const messages = [promotionMessages, cardMessages];
export const Component = CampaignPage;
