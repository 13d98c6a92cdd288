/** The draft of an order, what is wrong with it, and placing it exactly once. */
import { failureOf, shopApi } from '@shop/api-client';
import { usePlaceOrderMutation } from '@shop/api-client/orders';
import type { CartLine, Contact, Customer, DeliveryAddress, OrderType, Payment, Place, Store } from '@shop/domain';
import { checkoutFaults, type CheckoutFault } from '@shop/domain/checkout';
import { choiceKey } from '@shop/domain/variation';
import {
  forgetOrderKey,
  orderKey,
  readDraft,
  rememberOrder,
  useSession,
  writeDraft,
  type CheckoutDraft,
} from '@shop/session';
import { minor, type Minor } from '@shop/util';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';

export type Draft = CheckoutDraft;

const addressOf = (place: Place | null): DeliveryAddress | null =>
  place
    ? {
        type: 'Selected Address',
        text: place.address,
        point: place.point,
        zoneIds: place.zoneIds,
        road: '',
        house: '',
        floor: '',
      }
    : null;

/** A customer's own name, phone and e-mail stand in the fields that are still empty. */
function contactOf(known: Contact | undefined, customer: Customer | null): Contact {
  return {
    name: known?.name || (customer ? `${customer.firstName} ${customer.lastName}`.trim() : ''),
    phone: known?.phone || (customer?.phone ?? ''),
    email: known?.email || (customer?.email ?? ''),
  };
}

/** The draft of an earlier visit, at the place that is chosen now. */
function startDraft(place: Place | null, customer: Customer | null): Draft {
  const known = readDraft(window.sessionStorage);
  const contact = contactOf(known.contact, customer);
  const here = addressOf(place);
  const same = known.address && here && known.address.text === here.text;
  return {
    type: known.type ?? 'delivery',
    contact,
    address: same ? (known.address as DeliveryAddress) : here,
    note: known.note ?? '',
    cutlery: known.cutlery ?? false,
    scheduleAt: known.scheduleAt ?? null,
    tip: known.tip ?? minor(0),
  };
}

/** Two orders are the same when nothing that is sent differs. */
const fingerprint = (draft: Draft, lines: readonly CartLine[], couponCode: string | null, payment: Payment) =>
  JSON.stringify([
    draft,
    couponCode,
    payment,
    lines.map(({ item, quantity, choice }) => [item.id, quantity, choiceKey(choice)]),
  ]);

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
  onPlaced: (orderId: string, payment: Payment) => void;
}

export function useCheckout({
  store,
  lines,
  net,
  customer,
  boughtNow,
  needsTime,
  tips,
  digits,
  couponCode,
  payment,
  onPlaced,
}: CheckoutOptions) {
  const { place, guestId, token } = useSession('place', 'guestId', 'token');
  const dispatch = useDispatch();
  const [draft, setDraft] = useState(() => startDraft(place, customer));
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<string[] | null>(null);
  const [send, { isLoading }] = usePlaceOrderMutation();
  const busy = useRef(false);
  const orderType: OrderType = !store.delivers ? 'take_away' : !store.takesAway ? 'delivery' : draft.type;
  const tip = tips && orderType === 'delivery' ? draft.tip : minor(0);
  const current: Draft = { ...draft, type: orderType, scheduleAt: store.scheduleOrder ? draft.scheduleAt : null, tip };
  const faults: CheckoutFault[] = checkoutFaults({
    type: current.type,
    store,
    address: current.address,
    contact: current.contact,
    net,
    scheduled: current.scheduleAt !== null,
    needsTime,
  });

  useEffect(() => writeDraft(window.sessionStorage, draft), [draft]);

  /** false: there are faults to show. */
  const placeOrder = async (km: number | null): Promise<boolean> => {
    setTried(true);
    if (faults.length > 0) return false;
    if (busy.current) return true;
    busy.current = true;
    setRefused(null);
    const guest = token ? null : guestId;
    const answer = await send({
      guestId: guest,
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
      key: orderKey(window.sessionStorage, fingerprint(current, lines, couponCode, payment)),
    });
    busy.current = false;
    if (answer.error) {
      setRefused(failureOf(answer.error).messages);
      return true;
    }
    const { orderId } = answer.data;
    if (guest) rememberOrder(window.localStorage, orderId, current.contact.phone.trim());
    forgetOrderKey(window.sessionStorage);
    writeDraft(window.sessionStorage, { ...draft, note: '', scheduleAt: null, tip: minor(0) });
    dispatch(shopApi.util.invalidateTags(['Cart']));
    onPlaced(orderId, payment);
    return true;
  };

  return {
    draft: current,
    tip,
    change: (over: Partial<Draft>) => setDraft((known) => ({ ...known, ...over })),
    faults: tried ? faults : [],
    refused,
    sending: isLoading,
    placeOrder,
  };
}
