/** The draft of an order, what is wrong with it, and placing it exactly once. */
import { shopApi } from '@shop/api-client';
import { usePlaceOrderMutation } from '@shop/api-client/orders';
import type { CartLine, Customer, OrderType, Payment, Store } from '@shop/domain';
import { checkoutErrors, pictureKey, type CheckoutError } from '@shop/domain/checkout';
import { choiceKey } from '@shop/domain/variation';
import { orderKey, readDraft, useSession, writeDraft } from '@shop/session';
import { minor, type Minor } from '@shop/util';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { startDraft, type Draft } from './draft';
import { useSending } from './use-sending';

export type { Draft } from './draft';

export interface CheckoutOptions {
  store: Store;
  lines: readonly CartLine[];
  net: Minor;
  customer: Customer | null;
  /** The lines are bought at once and were never in the cart. */
  boughtNow: boolean;
  /** An item is outside of its serving hours now. */
  needsTime: boolean;
  /** Couriers may be given a tip. */
  tips: boolean;
  /** Decimals of the currency. */
  digits: number;
  /** The coupon that holds for the order as it is; null: none. */
  couponCode: string | null;
  payment: Payment;
  /** Of the prescription. */
  pictures: readonly File[];
  /** Something in the order is only given for a prescription. */
  needsPrescription: boolean;
  onPlaced: (orderId: string, payment: Payment) => void;
}

/** Two orders are the same when nothing that is sent differs. */
const fingerprint = (draft: Draft, { lines, couponCode, payment, pictures }: CheckoutOptions) =>
  JSON.stringify([
    draft,
    couponCode,
    payment,
    lines.map(({ item, quantity, choice }) => [item.id, quantity, choiceKey(choice)]),
    pictures.map(pictureKey),
  ]);

export function useCheckout(options: CheckoutOptions) {
  const { store, lines, net, customer, boughtNow, needsTime, tips, digits, couponCode, payment, pictures } = options;
  const { place } = useSession('place');
  const dispatch = useDispatch();
  const [draft, setDraft] = useState(() => startDraft(readDraft(window.sessionStorage), place, customer));
  const [tried, setTried] = useState(false);
  const [send, { isLoading }] = usePlaceOrderMutation();
  const { refused, sendOnce } = useSending();
  const orderType: OrderType = !store.delivers ? 'take_away' : !store.takesAway ? 'delivery' : draft.type;
  const tip = tips && orderType === 'delivery' ? draft.tip : minor(0);
  const current: Draft = { ...draft, type: orderType, scheduleAt: store.scheduleOrder ? draft.scheduleAt : null, tip };
  const errors: CheckoutError[] = checkoutErrors({
    type: current.type,
    store,
    address: current.address,
    contact: current.contact,
    net,
    scheduled: current.scheduleAt !== null,
    needsTime,
    lacksPrescription: options.needsPrescription && pictures.length === 0,
  });

  useEffect(() => writeDraft(window.sessionStorage, draft), [draft]);

  /** false: there are errors to show. */
  const placeOrder = async (km: number | null): Promise<boolean> => {
    setTried(true);
    if (errors.length > 0) return false;
    const key = orderKey(window.sessionStorage, fingerprint(current, options));
    const orderId = await sendOnce(
      (guestId) =>
        send({
          guestId,
          moduleId: store.moduleId,
          storeId: store.id,
          type: current.type,
          contact: current.contact,
          address: current.type === 'delivery' ? current.address : null,
          note: current.note,
          cutlery: current.cutlery,
          boughtNow: boughtNow ? lines : null,
          tip,
          digits,
          scheduleAt: current.scheduleAt,
          km,
          couponCode,
          payment,
          key,
          attachments: pictures,
        }),
      current.contact.phone,
    );
    if (orderId === null) return true;
    writeDraft(window.sessionStorage, { ...draft, note: '', scheduleAt: null, tip: minor(0) });
    dispatch(shopApi.util.invalidateTags(['Cart']));
    options.onPlaced(orderId, payment);
    return true;
  };

  return {
    draft: current,
    tip,
    change: (over: Partial<Draft>) => setDraft((known) => ({ ...known, ...over })),
    errors: tried ? errors : [],
    /** Known before anything is pressed. */
    isOutside: errors.some(({ reason }) => reason === 'addressOutside'),
    refused,
    sending: isLoading,
    placeOrder,
  };
}
