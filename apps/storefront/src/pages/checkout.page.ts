/** `/checkout?page=cart|buy_now|campaign` */
import { checkoutMessages } from '@shop/checkout';
import { orderFormMessages } from '@shop/order-form';
import { definePage } from '@shop/page-engine';

export const page = definePage({
  load: () => import('./checkout-page').then(({ Component }) => Component),
  messages: [checkoutMessages, orderFormMessages],
  meta: (_answers, { t }) => ({ title: t(checkoutMessages)('title') }),
});
