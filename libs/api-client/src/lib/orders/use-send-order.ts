/** Sends an order exactly once, keeps its rejection, and asks when it costs something else than was shown. */
import { useSession } from '@shop/session';
import { untilLoaded } from '@shop/util';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { NotPlaced, OrderAttempt, SentOrder } from './attempt-order';

export interface SendOrder extends NotPlaced {
  isSending: boolean;
  /** Closes the question. */
  dismiss: () => void;
  /** Sends unless a request is pending. @returns null: not placed, or a request is pending */
  sendOnce: (attempt: OrderAttempt) => Promise<SentOrder | null>;
}

const loadAttempt = () => import('./attempt-order');
const NO_RESULT: NotPlaced = { failure: null, question: null };

export function useSendOrder(): SendOrder {
  const { guestId, token } = useSession('guestId', 'token');
  const dispatch = useDispatch();
  const [{ failure, question }, setResult] = useState(NO_RESULT);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const mayBePlaced = useRef(false);
  // The first press should not wait for it.
  useEffect(() => void loadAttempt().catch(() => undefined), []);

  const sendOnce: SendOrder['sendOnce'] = async (attempt) => {
    if (isBusy.current) return null;
    isBusy.current = true;
    setSending(true);
    setResult(NO_RESULT);
    const { attemptOrder } = await untilLoaded(loadAttempt, { isPressed: true });
    const context = { guestId: token ? null : guestId, dispatch, mayBePlaced: mayBePlaced.current };
    const result = await attemptOrder(attempt, context);
    // The page is left, and another press would be another order.
    if ('orderId' in result) return result;
    isBusy.current = false;
    mayBePlaced.current = result.mayBePlaced;
    setSending(false);
    setResult(result);
    return null;
  };
  return { failure, question, isSending, dismiss: () => setResult(NO_RESULT), sendOnce };
}
