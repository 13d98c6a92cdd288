/** Page title of an order: when it arrives, else its id, and its state. */
import type { Order } from '@shop/domain';
import { useOrderArrival, useOrderStateText } from '@shop/order-form';
import { useOwnPageTitle } from '@shop/page-engine';
import { useTrackingMessages } from '../messages';

/**
 * Keeps `document.title` in step with the order. @returns the title without the shop's name, for `data-title` of the
 * heading
 */
export function useOrderTitle(order: Order | undefined): string | undefined {
  const t = useTrackingMessages();
  const stateText = useOrderStateText();
  const arrival = useOrderArrival(order);
  const title = order && `${arrival?.times ?? t('order', { id: order.id })} · ${stateText(order)}`;
  useOwnPageTitle(title);
  return title;
}
