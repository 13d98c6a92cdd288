/** The title of a page that shows an order: what it is and where it stands, as the page says it. */
import type { Order } from '@shop/domain';
import { useOrderStateText } from '@shop/order-form';
import { useOwnPageTitle } from '@shop/page-engine';
import { useTrackingMessages } from '../messages';

/** Keeps the document's title with the order. @returns the words without the shop's name, for `data-title` of the heading */
export function useOrderTitle(order: Order | undefined): string | undefined {
  const t = useTrackingMessages();
  const say = useOrderStateText();
  const title = order && `${t('order', { id: order.id })} · ${say(order)}`;
  useOwnPageTitle(title);
  return title;
}
