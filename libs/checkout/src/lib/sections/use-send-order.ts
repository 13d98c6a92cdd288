/** Sends an order exactly once, and keeps the backend's rejection. */
import { failureOf, type ApiFailure } from '@shop/api-client';
import { useMessages } from '@shop/i18n';
import { prescriptionMessages } from '@shop/order-form';
import { deviceStorage, tabStorage, forgetOrderKey, rememberOrder, useSession } from '@shop/session';
import { useRef, useState } from 'react';

/** Result of a mutation. */
interface MutationResult {
  data?: { orderId: string };
  error?: unknown;
}
const TOO_LARGE = 413;

export interface SendOrder {
  /** Messages of the rejection; empty: network error; null: no rejection. */
  serverErrors: string[] | null;
  /**
   * Sends unless a request is pending.
   * @param phone a guest needs it later to access the order
   * @returns id of the placed order; null when it was rejected, or a request is pending
   */
  sendOnce: (send: (guestId: string | null) => Promise<MutationResult>, phone: string) => Promise<string | null>;
}

export function useSendOrder(): SendOrder {
  const { guestId, token } = useSession('guestId', 'token');
  const t = useMessages(prescriptionMessages);
  const [serverErrors, setServerErrors] = useState<string[] | null>(null);
  const isBusy = useRef(false);
  const guest = token ? null : guestId;
  // A proxy in front of the backend rejects large uploads with its own page, without a message for customers.
  const messagesOf = ({ status, messages }: ApiFailure) =>
    status === TOO_LARGE && messages.length === 0 ? [t('tooLarge')] : messages;
  const sendOnce: SendOrder['sendOnce'] = async (send, phone) => {
    if (isBusy.current) return null;
    isBusy.current = true;
    setServerErrors(null);
    const result = await send(guest);
    isBusy.current = false;
    if (result.error || !result.data) {
      setServerErrors(messagesOf(failureOf(result.error)));
      return null;
    }
    const { orderId } = result.data;
    if (guest) rememberOrder(deviceStorage, orderId, phone.trim());
    forgetOrderKey(tabStorage);
    return orderId;
  };
  return { serverErrors, sendOnce };
}
