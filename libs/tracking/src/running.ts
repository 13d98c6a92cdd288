/** Orders under way, loaded when there are any, with their messages: those of order forms would come with every page. */
import { lazyView } from '@shop/view-kit';
import type { findRunning as FindRunning } from './lib/running/find-running';

/** Finds the orders of a customer that were placed on other devices; the code loads with the question. */
export const findRunning: typeof FindRunning = async (...given) =>
  (await import('./lib/running/find-running')).findRunning(...given);

export const RunningOrders = lazyView(() => import('./lib/running/running-orders'));
