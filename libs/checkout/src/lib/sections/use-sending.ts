/** Sending an order exactly once, and what the shop answered to it. */
import { failureOf, type ApiFailure } from '@shop/api-client';
import { useMessages } from '@shop/i18n';
import { prescriptionMessages } from '@shop/order-form';
import { forgetOrderKey, rememberOrder, useSession } from '@shop/session';
import { useRef, useState } from 'react';

/** How a mutation answers. */
interface Answer {
  data?: { orderId: string };
  error?: unknown;
}
const TOO_LARGE = 413;

export interface Sending {
  /** Messages of the backend; empty: it could not be reached; null: nothing was refused. */
  refused: string[] | null;
  /** null for customers. */
  guestId: string | null;
  /**
   * @param phone what a guest proves the order by later
   * @returns the id of the placed order; null when it was refused, or is on its way already
   */
  sendOnce: (send: (guestId: string | null) => Promise<Answer>, phone: string) => Promise<string | null>;
}

export function useSending(): Sending {
  const { guestId, token } = useSession('guestId', 'token');
  const t = useMessages(prescriptionMessages);
  const [refused, setRefused] = useState<string[] | null>(null);
  const busy = useRef(false);
  const guest = token ? null : guestId;
  // What stands before a backend refuses with a page of its own, which has no words for a customer.
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
