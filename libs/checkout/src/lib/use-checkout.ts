/** State of the checkout form: draft, errors, and placing the order exactly once. */
import { shopApi } from '@shop/api-client';
import { usePlaceOrderMutation, useSendOrder, type OrderAttempt } from '@shop/api-client/orders';
import type { ShopConfig } from '@shop/api-client/start';
import type { CartLine, Customer, Payment, Store } from '@shop/domain';
import { checkoutErrors } from '@shop/domain/checkout';
import { choiceKey } from '@shop/domain/choice-key';
import { paymentKey, useOrderErrors, useOrderValues } from '@shop/order-form';
import {
  deviceStorage,
  tabStorage,
  orderKey,
  readDraft,
  readLastOrder,
  rememberLastOrder,
  useSession,
  writeDraft,
} from '@shop/session';
import { minor, type Minor } from '@shop/util';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { pathOfError, useErrorText } from './sections/checkout-errors';
import { draftFor, startDraft, type Draft } from './sections/draft';
import { orderOf } from './sections/order-of';
import { useServerErrors } from './sections/use-server-errors';
import { pictureKeys } from './sections/picture-keys';

export interface CheckoutValues extends Draft {
  payment: Payment;
  /** What the wallet pays, so that `payment` pays the rest; 0: nothing. */
  walletPart: Minor;
  /** Pictures of the prescription. */
  pictures: readonly File[];
}

/** What the form holds. */
interface FormValues extends Omit<CheckoutValues, 'payment' | 'walletPart'> {
  /** The wallet pays its part, where it can. */
  usesWallet: boolean;
  /** null: the customer has not chosen here. */
  payment: Payment | null;
}

export interface CheckoutOptions {
  store: Store;
  lines: readonly CartLine[];
  /** Net amount before the coupon. */
  net: Minor;
  customer: Customer | null;
  config: ShopConfig;
  /** Buy Now: the lines were never in the cart. */
  isBuyNow: boolean;
  /** An item is outside of its serving hours now. */
  needsTime: boolean;
  /** Decimals of the currency. */
  /** A coupon that is valid for the current order; null: none. */
  couponCode: string | null;
  /** An item requires a prescription. */
  needsPrescription: boolean;
  /** true: the order may be placed, so the lines stay as they were sent. */
  onHold: (isHeld: boolean) => void;
  /** Drops the coupon. */
  onCouponRefused: () => void;
  /** @param isAsShown false: the backend charges another total than the customer saw */
  onPlaced: (orderId: string, payment: Payment, isAsShown: boolean) => void;
}

/** The order as the form shows it. */
export interface ShownQuote extends Pick<OrderAttempt, 'shown' | 'agreed' | 'check'> {
  /** Distance from store to address; null: unknown. */
  km: number | null;
}

/** What is asked for: without files, and without how it is paid. */
const draftOf = (values: FormValues): Draft => {
  const { payment: _payment, usesWallet: _usesWallet, pictures: _pictures, ...draft } = values;
  return draft;
};
/** All that a browser can keep of an unsent order, so that a reload, as of another language, changes no answer. */
const storable = (values: FormValues, paid: string): Draft => ({
  ...draftOf(values),
  paid: values.payment ? paymentKey(values.payment) : paid,
  usesWallet: values.usesWallet,
});

/** Key of everything that is sent: equal orders have equal keys. */
const fingerprint = async (
  draft: Draft,
  { payment, walletPart, pictures }: CheckoutValues,
  { lines, couponCode }: CheckoutOptions,
): Promise<string> =>
  JSON.stringify([
    draft,
    couponCode,
    payment,
    walletPart,
    lines.map(({ item, quantity, choice }) => [item.id, quantity, choiceKey(choice)]),
    await pictureKeys(pictures),
  ]);

/** What a draft sends here, whatever it is paid with. */
const orderHere = (draft: Draft, { store, lines, isBuyNow, couponCode }: CheckoutOptions) => ({
  ...orderOf(draft, store),
  cutlery: draft.cutlery,
  unavailable: draft.unavailable,
  boughtNow: isBuyNow ? lines : null,
  scheduleAt: draft.scheduleAt,
  couponCode,
});

export function useCheckout(options: CheckoutOptions) {
  const { store, lines, net, customer, config, needsTime, couponCode } = options;
  const { place, guestId } = useSession('place', 'guestId');
  const customerId = customer?.id ?? null;
  const [last] = useState(() => readLastOrder(deviceStorage, customerId, guestId));
  const [{ paid = '', usesWallet = false, ...stored }] = useState(() => readDraft(tabStorage));
  const dispatch = useDispatch();
  const [send] = usePlaceOrderMutation();
  const { failure, question, isSending, dismiss, sendOnce } = useSendOrder();
  const toDraft = (values: FormValues) => draftFor(store, config.tips, draftOf(values));
  const form = useOrderValues<FormValues>(
    () => ({
      ...startDraft(stored, { place, customer, zoneId: store.zoneId, last }),
      payment: null,
      usesWallet,
      pictures: [],
    }),
    (values) => writeDraft(tabStorage, storable(values, paid)),
  );
  const draft = toDraft(form.values);
  const validationErrors = checkoutErrors({
    type: draft.type,
    store,
    address: draft.address,
    contact: draft.contact,
    net,
    lines: lines.length,
    scheduled: draft.scheduleAt !== null,
    needsTime,
    lacksPrescription: options.needsPrescription && form.values.pictures.length === 0,
  });
  const formErrors = useOrderErrors(form, { validationErrors, pathOf: pathOfError, textOf: useErrorText(store.name) });

  const placeOrder = async (values: FormValues & CheckoutValues, { km, ...attempt }: ShownQuote): Promise<void> => {
    const { payment, walletPart, pictures } = values;
    const key = orderKey(tabStorage, await fingerprint(toDraft(values), values, options));
    const order = { ...orderHere(toDraft(values), options), km, payment, walletPart, key, attachments: pictures };
    const { contact, address } = order;
    const sent = await sendOnce({
      ...attempt,
      phone: contact.phone,
      ids: [store.id, ...lines.map(({ item }) => item.id)],
      hold: options.onHold,
      dropCoupon: couponCode === null ? null : options.onCouponRefused,
      send: (guestId, shownTotal) => send({ ...order, guestId, shownTotal }),
    });
    if (!sent) return;
    const { at } = values;
    rememberLastOrder(deviceStorage, customerId, guestId, { payment: paymentKey(payment), contact, address, at });
    writeDraft(tabStorage, { ...draftOf(values), note: '', scheduleAt: null, tip: minor(0) });
    dispatch(shopApi.util.invalidateTags(customerId === null ? ['Cart'] : ['Cart', 'Customer']));
    options.onPlaced(sent.orderId, payment, sent.isAsShown);
  };

  return {
    ...formErrors,
    values: form.values,
    /** Payment method of the last order on this device; null: none. */
    lastPayment: last?.payment ?? null,
    /** The payment method that was chosen before a reload, else that of the last order; null: none. */
    startsWith: paid || (last?.payment ?? null),
    /** This guest or customer has ordered on this device before: the answers of then are there. */
    isReturning: last !== null,
    /** All that blocks the order, also before the first submit. */
    validationErrors,
    draft,
    change: form.setValues,
    /** Shown before the first submit. */
    isOutside: validationErrors.some(({ reason }) => reason === 'addressOutside'),
    canSend: validationErrors.length === 0,
    serverErrors: useServerErrors(failure),
    question,
    dismiss,
    isSending,
    placeOrder,
  };
}
export type Checkout = ReturnType<typeof useCheckout>;
