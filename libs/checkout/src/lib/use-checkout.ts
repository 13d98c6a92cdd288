/** State of the checkout form: draft, errors, and placing the order exactly once. */
import { shopApi } from '@shop/api-client';
import { usePlaceOrderMutation } from '@shop/api-client/orders';
import type { ShopConfig } from '@shop/api-client/start';
import type { CartLine, Customer, Payment, Store } from '@shop/domain';
import { checkoutErrors, pictureKey } from '@shop/domain/checkout';
import { choiceKey } from '@shop/domain/variation';
import { useOrderErrors, useOrderValues } from '@shop/order-form';
import { orderKey, readDraft, useSession, writeDraft } from '@shop/session';
import { minor, type Minor } from '@shop/util';
import { useDispatch } from 'react-redux';
import { pathOfError, useErrorText } from './sections/checkout-errors';
import { draftFor, startDraft, type Draft } from './sections/draft';
import { defaultPayment } from './payment-section';
import { useSendOrder } from './sections/use-send-order';

export interface CheckoutValues extends Draft {
  payment: Payment;
  /** Pictures of the prescription. */
  pictures: readonly File[];
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
  digits: number;
  /** A coupon that is valid for the current order; null: none. */
  couponCode: string | null;
  /** An item requires a prescription. */
  needsPrescription: boolean;
  onPlaced: (orderId: string, payment: Payment) => void;
}

/** The storable part of the values: without files, which cannot be serialized, and payment, which is selected again. */
const draftOf = ({ payment: _payment, pictures: _pictures, ...draft }: CheckoutValues): Draft => draft;

/** Key of everything that is sent: equal orders have equal keys. */
const fingerprint = (draft: Draft, { payment, pictures }: CheckoutValues, { lines, couponCode }: CheckoutOptions) =>
  JSON.stringify([
    draft,
    couponCode,
    payment,
    lines.map(({ item, quantity, choice }) => [item.id, quantity, choiceKey(choice)]),
    pictures.map(pictureKey),
  ]);

export function useCheckout(options: CheckoutOptions) {
  const { store, lines, net, customer, config, isBuyNow, needsTime, digits, couponCode } = options;
  const { place } = useSession('place');
  const dispatch = useDispatch();
  const [send, { isLoading }] = usePlaceOrderMutation();
  const { serverErrors, sendOnce } = useSendOrder();
  const toDraft = (values: CheckoutValues) => draftFor(store, config.tips, draftOf(values));
  const form = useOrderValues<CheckoutValues>(
    () => ({
      ...startDraft(readDraft(window.sessionStorage), { place, customer, zoneId: store.zoneId }),
      payment: defaultPayment(config),
      pictures: [],
    }),
    (values) => writeDraft(window.sessionStorage, draftOf(values)),
  );
  const draft = toDraft(form.values);
  const validationErrors = checkoutErrors({
    type: draft.type,
    store,
    address: draft.address,
    contact: draft.contact,
    net,
    scheduled: draft.scheduleAt !== null,
    needsTime,
    lacksPrescription: options.needsPrescription && form.values.pictures.length === 0,
  });
  const formErrors = useOrderErrors(form, { validationErrors, pathOf: pathOfError, textOf: useErrorText(store.name) });

  /** @param km distance from store to address; null: unknown */
  const placeOrder = async (values: CheckoutValues, km: number | null): Promise<void> => {
    const { type, contact, address, note, cutlery, scheduleAt, tip } = toDraft(values);
    const { payment, pictures } = values;
    const key = orderKey(window.sessionStorage, fingerprint(toDraft(values), values, options));
    const orderId = await sendOnce(
      (guestId) =>
        send({
          guestId,
          moduleId: store.moduleId,
          storeId: store.id,
          type,
          contact,
          address: type === 'delivery' ? address : null,
          note,
          cutlery,
          boughtNow: isBuyNow ? lines : null,
          tip,
          digits,
          scheduleAt,
          km,
          couponCode,
          payment,
          key,
          attachments: pictures,
        }),
      contact.phone,
    );
    if (orderId === null) return;
    writeDraft(window.sessionStorage, { ...draftOf(values), note: '', scheduleAt: null, tip: minor(0) });
    dispatch(shopApi.util.invalidateTags(['Cart']));
    options.onPlaced(orderId, payment);
  };

  return {
    ...formErrors,
    values: form.values,
    draft,
    change: form.setValues,
    /** Shown before the first submit. */
    isOutside: validationErrors.some(({ reason }) => reason === 'addressOutside'),
    serverErrors,
    isSending: isLoading,
    placeOrder,
  };
}
export type Checkout = ReturnType<typeof useCheckout>;
