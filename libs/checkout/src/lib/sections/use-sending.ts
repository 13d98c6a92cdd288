/** Sends an order exactly once, and keeps the backend's rejection. */
import { failureOf, type ApiFailure } from '@shop/api-client';
import { useMessages } from '@shop/i18n';
import { prescriptionMessages } from '@shop/order-form';
import { forgetOrderKey, rememberOrder, useSession } from '@shop/session';
import { useRef, useState } from 'react';

/** Result of a mutation. */
interface Answer {
  data?: { orderId: string };
  error?: unknown;
}
const TOO_LARGE = 413;

export interface Sending {
  /** Messages of the rejection; empty: network error; null: no rejection. */
  refused: string[] | null;
  /** null for signed-in customers. */
  guestId: string | null;
  /**
   * Sends unless a request is pending.
   * @param phone a guest needs it later to access the order
   * @returns id of the placed order; null when it was rejected, or a request is pending
   */
  sendOnce: (send: (guestId: string | null) => Promise<Answer>, phone: string) => Promise<string | null>;
}

export function useSending(): Sending {
  const { guestId, token } = useSession('guestId', 'token');
  const t = useMessages(prescriptionMessages);
  const [refused, setRefused] = useState<string[] | null>(null);
  const busy = useRef(false);
  const guest = token ? null : guestId;
  // A proxy in front of the backend rejects large uploads with its own page, without a message for customers.
  const linesOf = ({ status, messages }: ApiFailure) =>
    status === TOO_LARGE && messages.length === 0 ? [t('tooLarge')] : messages;
  const sendOnce: Sending['sendOnce'] = async (send, phone) => {
    if (busy.current) return null;
    busy.current = true;
    setRefused(null);
    const answer = await send(guest);
    busy.current = false;
    if (answer.error || !answer.data) {
      setRefused(linesOf(failureOf(answer.error)));
      return null;
    }
    const { orderId } = answer.data;
    if (guest) rememberOrder(window.localStorage, orderId, phone.trim());
    forgetOrderKey(window.sessionStorage);
    return orderId;
  };
  return { refused, guestId: guest, sendOnce };
}
