/** State of the prescription form: draft, errors, and placing the order exactly once (PLUS-15). */
import { useSendOrder } from '@shop/api-client/orders';
import { usePlacePrescriptionMutation } from '@shop/api-client/prescriptions';
import type { Customer, Store } from '@shop/domain';
import { checkoutErrors } from '@shop/domain/checkout';
import { useOrderErrors, useOrderValues } from '@shop/order-form';
import {
  deviceStorage,
  tabStorage,
  orderKey,
  readDraft,
  readLastOrder,
  readPrescription,
  useSession,
  writePrescription,
} from '@shop/session';
import { minor } from '@shop/util';
import { useState } from 'react';
import { pathOfError, useErrorText } from './sections/checkout-errors';
import { draftFor, startDraft, type Draft } from './sections/draft';
import { orderOf } from './sections/order-of';
import { useServerErrors } from './sections/use-server-errors';
import type { ShownQuote } from './use-checkout';
import { pictureKeys } from './sections/picture-keys';

interface PrescriptionValues extends Draft {
  pictures: readonly File[];
}

/** Starts with contact and address of the checkout's draft, without its note and tip. */
function storedDraft(): Partial<Draft> {
  const { contact, address, at, type } = readDraft(tabStorage);
  return {
    ...(contact ? { contact } : {}),
    ...(address ? { address, at: at ?? null } : {}),
    ...(type ? { type } : {}),
    ...readPrescription(tabStorage),
  };
}

const draftOf = ({ pictures: _pictures, ...draft }: PrescriptionValues): Draft => draft;

export interface PrescriptionOptions {
  store: Store;
  customer: Customer | null;
  /** The shop has tips. */
  tips: boolean;
  /** Decimals of the currency. */
  onPlaced: (orderId: string) => void;
}

export function usePrescription({ store, customer, tips, onPlaced }: PrescriptionOptions) {
  const { place, guestId } = useSession('place', 'guestId');
  const [send] = usePlacePrescriptionMutation();
  const { failure, question, isSending, dismiss, sendOnce } = useSendOrder();
  const toDraft = (values: PrescriptionValues) => draftFor(store, tips, draftOf(values));
  const [last] = useState(() => readLastOrder(deviceStorage, customer?.id ?? null, guestId));
  const form = useOrderValues<PrescriptionValues>(
    () => ({
      ...startDraft(storedDraft(), { place, customer, zoneId: store.zoneId, last }),
      pictures: [],
    }),
    (values) => writePrescription(tabStorage, draftOf(values)),
  );
  const current = toDraft(form.values);
  const validationErrors = checkoutErrors({
    type: current.type,
    store,
    address: current.address,
    contact: current.contact,
    // The pharmacy sets the price, so the minimum order does not apply.
    net: store.minimumOrder,
    lines: 0,
    scheduled: false,
    needsTime: false,
    lacksPrescription: form.values.pictures.length === 0,
  });
  const formErrors = useOrderErrors(form, { validationErrors, pathOf: pathOfError, textOf: useErrorText(store.name) });

  const placeOrder = async (values: PrescriptionValues, { km, ...attempt }: ShownQuote): Promise<void> => {
    const draft = toDraft(values);
    const { contact } = draft;
    const { pictures } = values;
    const key = orderKey(tabStorage, JSON.stringify(['prescription', store.id, draft, await pictureKeys(pictures)]));
    const order = { ...orderOf(draft, store), km, attachments: pictures, key };
    const sent = await sendOnce({
      ...attempt,
      phone: contact.phone,
      ids: [store.id, store.slug ?? ''],
      send: (guestId, shownTotal) => send({ ...order, guestId, shownTotal }),
    });
    if (!sent) return;
    writePrescription(tabStorage, { ...draftOf(values), note: '', tip: minor(0) });
    onPlaced(sent.orderId);
  };

  return {
    ...formErrors,
    values: form.values,
    draft: current,
    change: form.setValues,
    /** This guest or customer has ordered on this device before: the answers of then are there. */
    isReturning: last !== null,
    /** All that blocks the order, also before the first submit. */
    validationErrors,
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
