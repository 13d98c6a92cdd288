/** Orders under way, loaded when there are any. */
import { orderStateMessages } from '@shop/order-form';
import { lazyView } from '@shop/view-kit';
import { runningMessages } from '../../messages';

export const RunningOrders = lazyView(() => import('./running-orders'), {
  messages: [runningMessages, orderStateMessages],
});
