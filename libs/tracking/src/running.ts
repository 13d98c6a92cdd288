/** Orders under way, loaded when there are any, with their messages: those of order forms would come with every page. */
import { lazyView } from '@shop/view-kit';

export const RunningOrders = lazyView(() => import('./lib/running/running-orders'));
