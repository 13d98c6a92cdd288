/** `/profile?page={section}` */
import { promoMessages } from '@shop/catalog-cards';
import { chatMessages } from '@shop/chat';
import { ordersMessages } from '@shop/orders';
import { definePage } from '@shop/page-engine';
import { profileMessages } from '@shop/profile';
import { promotionMessages } from '@shop/promotions';

export const page = definePage({
  load: () => import('./profile-page').then(({ Component }) => Component),
  messages: [chatMessages, ordersMessages, profileMessages, promotionMessages, promoMessages],
  meta: (_answers, { t }) => ({ title: t(profileMessages)('profile.title') }),
});
