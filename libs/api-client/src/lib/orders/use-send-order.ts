/** Sends an order exactly once, keeps its rejection, and asks when it costs something else than was shown. */
import type { NewPrice, ShownOrder } from '@shop/domain/order-changes';
import {
  deviceStorage,
  tabStorage,
  forgetOrderKey,
  rememberOrder,
  rememberPriceDifference,
  useSession,
} from '@shop/session';
import type { Minor } from '@shop/util';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { failureOf, type ApiFailure } from '../base/failure';
import { rereadPrices } from './reread-prices';
import type { OrderFailure, PlacedOrder } from './to-placed';

/** The order is not what the customer saw: nothing was placed, and they are asked. */
export interface PriceQuestion {
  before: ShownOrder;
  /** The price that the backend told; null: the form's own figures are new. */
  newPrice: NewPrice | null;
  /** Messages of the backend that say why. */
  reasons: readonly string[];
}

export interface OrderAttempt {
  shown: ShownOrder;
  /** The total that the customer agreed to in the question; null: what the form shows. */
  agreed: Minor | null;
  /** A guest needs it later to access the order. */
  phone: string;
  /** Ids of store and items, whose prices are read again after a refusal. */
  ids: readonly string[];
  send: (guestId: string | null, shownTotal: Minor) => Promise<{ data?: PlacedOrder; error?: unknown }>;
  /** Reads the order's content again. @returns what the customer saw of it, when it has changed since; null: go on */
  check?: () => Promise<ShownOrder | null>;
  /** true: the order may be placed, so its content must stay as it was sent. */
  hold?: (isHeld: boolean) => void;
  /** Drops the coupon, which the backend refuses. */
  dropCoupon?: (() => void) | null;
}

/** `isAsShown`: it costs what the customer saw, as far as the backend says. */
export interface SentOrder {
  orderId: string;
  isAsShown: boolean;
}

export interface SendOrder {
  /** null: no rejection. */
  failure: ApiFailure | null;
  question: PriceQuestion | null;
  isSending: boolean;
  /** Closes the question. */
  dismiss: () => void;
  /** Sends unless a request is pending. @returns null: not placed, or a request is pending */
  sendOnce: (attempt: OrderAttempt) => Promise<SentOrder | null>;
}

/** Without an answer the order may have been placed. */
const isUnknown = ({ status }: ApiFailure): boolean => status === 'network' || status >= 500;

interface Result {
  failure: ApiFailure | null;
  question: PriceQuestion | null;
}
const NO_RESULT: Result = { failure: null, question: null };

export function useSendOrder(): SendOrder {
  const { guestId, token } = useSession('guestId', 'token');
  const dispatch = useDispatch();
  const [{ failure, question }, setResult] = useState(NO_RESULT);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const mayBePlaced = useRef(false);
  const guest = token ? null : guestId;

  const keep = ({ orderId, total }: PlacedOrder, shown: Minor, phone: string): SentOrder => {
    if (guest) rememberOrder(deviceStorage, orderId, phone.trim());
    forgetOrderKey(tabStorage);
    const isAsShown = total === null || total === shown;
    // A backend that ignores the amount has charged another one: the order's page says so.
    if (!isAsShown) rememberPriceDifference(tabStorage, { orderId, shown, charged: total });
    return { orderId, isAsShown };
  };

  const explain = async ({ shown, ids, dropCoupon }: OrderAttempt, refusal: OrderFailure): Promise<Result> => {
    if (refusal.newPrice) {
      await (dispatch(rereadPrices(ids) as never) as unknown as Promise<void>);
      return { failure: null, question: { before: shown, newPrice: refusal.newPrice, reasons: [] } };
    }
    if (refusal.code !== 'coupon' || !dropCoupon) return { failure: refusal, question: null };
    dropCoupon();
    return { failure: null, question: { before: shown, newPrice: null, reasons: refusal.messages } };
  };

  const attemptOrder = async (attempt: OrderAttempt): Promise<SentOrder | Result> => {
    // A retry must reach the order that may have been placed, and emptied the cart.
    const before = mayBePlaced.current ? null : ((await attempt.check?.()) ?? null);
    if (before) return { failure: null, question: { before, newPrice: null, reasons: [] } };
    const total = attempt.agreed ?? attempt.shown.total;
    attempt.hold?.(true);
    const { data, error } = await attempt.send(guest, total);
    if (data) return keep(data, total, attempt.phone);
    const refusal: OrderFailure = failureOf(error);
    mayBePlaced.current = isUnknown(refusal);
    if (!mayBePlaced.current) attempt.hold?.(false);
    return explain(attempt, refusal);
  };

  const sendOnce: SendOrder['sendOnce'] = async (attempt) => {
    if (isBusy.current) return null;
    isBusy.current = true;
    setSending(true);
    setResult(NO_RESULT);
    const result = await attemptOrder(attempt);
    // The page is left, and another press would be another order.
    if ('orderId' in result) return result;
    isBusy.current = false;
    setSending(false);
    setResult(result);
    return null;
  };
  return { failure, question, isSending, dismiss: () => setResult(NO_RESULT), sendOnce };
}
