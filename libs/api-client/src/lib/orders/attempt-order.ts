/** One attempt to place an order; loaded after the form, which needs it with the first press. */
import type { NewPrice, ShownOrder } from '@shop/domain/order-changes';
import { deviceStorage, forgetOrderKey, rememberOrder, rememberPriceDifference, tabStorage } from '@shop/session';
import type { Minor } from '@shop/util';
import { shopApi, type ApiDispatch } from '../base/api';
import { failureOf, type ApiFailure } from '../base/failure';
import { rereadPrices } from './reread-prices';
import type { OrderFailure, PlacedOrder } from './placed';

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

/** Why nothing was placed: a rejection, or a question. */
export interface NotPlaced {
  failure: ApiFailure | null;
  question: PriceQuestion | null;
}

export interface AttemptContext {
  /** null for customers. */
  guestId: string | null;
  dispatch: ApiDispatch;
  /** The attempt before got no answer. */
  mayBePlaced: boolean;
}

const ask = (before: ShownOrder, newPrice: NewPrice | null, reasons: readonly string[] = []): NotPlaced => ({
  failure: null,
  question: { before, newPrice, reasons },
});

/** Without an answer the order may have been placed. */
const isUnknown = ({ status }: ApiFailure): boolean => status === 'network' || status >= 500;

function keep({ orderId, total }: PlacedOrder, shown: Minor, guestPhone: string | null): SentOrder {
  if (guestPhone !== null) rememberOrder(deviceStorage, orderId, guestPhone.trim());
  forgetOrderKey(tabStorage);
  const isAsShown = total === null || total === shown;
  // A backend that ignores the amount has charged another one: the order's page says so.
  if (!isAsShown) rememberPriceDifference(tabStorage, { orderId, shown, charged: total });
  return { orderId, isAsShown };
}

/** Codes of refusals that the balance of the wallet decides. */
const OF_WALLET: readonly string[] = ['wallet', 'partial_payment'];

async function explain(
  { shown, ids, dropCoupon }: OrderAttempt,
  refusal: OrderFailure,
  dispatch: AttemptContext['dispatch'],
): Promise<NotPlaced> {
  const { newPrice } = refusal;
  if (newPrice) {
    await dispatch(rereadPrices(ids));
    return ask(shown, newPrice);
  }
  // What the form shows of the wallet is old.
  if (OF_WALLET.includes(refusal.code ?? '')) dispatch(shopApi.util.invalidateTags(['Customer']));
  if (refusal.code !== 'coupon' || !dropCoupon) return { failure: refusal, question: null };
  dropCoupon();
  return ask(shown, null, refusal.messages);
}

/** @returns the placed order, or why there is none and whether it may have been placed */
export async function attemptOrder(
  attempt: OrderAttempt,
  { guestId, dispatch, mayBePlaced }: AttemptContext,
): Promise<SentOrder | (NotPlaced & { mayBePlaced: boolean })> {
  // A retry must reach the order that may have been placed, and emptied the cart.
  const before = mayBePlaced ? null : await attempt.check?.();
  if (before) return { ...ask(before, null), mayBePlaced };
  const total = attempt.agreed ?? attempt.shown.total;
  attempt.hold?.(true);
  const { data, error } = await attempt.send(guestId, total);
  if (data) return keep(data, total, guestId && attempt.phone);
  const refusal = failureOf(error) as OrderFailure;
  const isOpen = isUnknown(refusal);
  if (!isOpen) attempt.hold?.(false);
  return { ...(await explain(attempt, refusal, dispatch)), mayBePlaced: isOpen };
}
