/** The title of a page that shows an order: its number and state. */
import { useGetConfigQuery } from '@shop/api-client/start';
import type { Order } from '@shop/domain';
import { useLanguage } from '@shop/i18n';
import { useOrderStateText } from '@shop/order-form';
import { useEffect } from 'react';
import { useTrackingMessages } from '../messages';

/** Keeps the document's title with the order. @returns the words without the shop's name, for `data-title` of the heading */
export function useOrderTitle(order: Order | undefined): string | undefined {
  const t = useTrackingMessages();
  const stateText = useOrderStateText();
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const title = order && `${t('order', { id: order.id })} · ${stateText(order)}`;
  const shop = config?.businessName;
  useEffect(() => {
    if (title) document.title = [title, shop].filter(Boolean).join(' · ');
  }, [title, shop]);
  return title;
}
