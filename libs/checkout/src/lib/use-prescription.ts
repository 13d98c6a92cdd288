/** An order of a prescription that is being written, what is wrong with it, and placing it exactly once (PLUS-15). */
import { usePlacePrescriptionMutation } from '@shop/api-client/prescriptions';
import type { Customer, OrderType, Store } from '@shop/domain';
import { checkoutErrors, pictureKey, type CheckoutError } from '@shop/domain/checkout';
import { orderKey, readDraft, readPrescription, useSession, writePrescription } from '@shop/session';
import { minor } from '@shop/util';
import { useEffect, useState } from 'react';
import { startDraft, type Draft } from './draft';
import { useSending } from './use-sending';

/** A contact that was written in the checkout is that of the prescription too; its note and tip are not. */
function knownDraft(): Partial<Draft> {
  const { contact, address, type } = readDraft(window.sessionStorage);
  return {
    ...(contact ? { contact } : {}),
    ...(address ? { address } : {}),
    ...(type ? { type } : {}),
    ...readPrescription(window.sessionStorage),
  };
}

export interface PrescriptionOptions {
  store: Store;
  customer: Customer | null;
  /** Couriers may be given a tip. */
  tips: boolean;
  /** Decimals of the currency. */
  digits: number;
  onPlaced: (orderId: string) => void;
}

export function usePrescription({ store, customer, tips, digits, onPlaced }: PrescriptionOptions) {
  const { place } = useSession('place');
  const [draft, setDraft] = useState(() => startDraft(knownDraft(), place, customer));
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [tried, setTried] = useState(false);
  const [send, { isLoading }] = usePlacePrescriptionMutation();
  const { refused, sendOnce } = useSending();
  const type: OrderType = !store.delivers ? 'take_away' : !store.takesAway ? 'delivery' : draft.type;
  const tip = tips && type === 'delivery' ? draft.tip : minor(0);
  const current: Draft = { ...draft, type, tip };
  const errors: CheckoutError[] = checkoutErrors({
    type,
    store,
    address: draft.address,
    contact: draft.contact,
    // What it comes to is for the pharmacy to say: no order is too small.
    net: store.minimumOrder,
    scheduled: false,
    needsTime: false,
    lacksPrescription: pictures.length === 0,
  });

  useEffect(() => writePrescription(window.sessionStorage, draft), [draft]);

  /** false: there are errors to show. */
  const placeOrder = async (km: number | null): Promise<boolean> => {
    setTried(true);
    if (errors.length > 0) return false;
    const key = orderKey(
      window.sessionStorage,
      JSON.stringify(['prescription', store.id, current, pictures.map(pictureKey)]),
    );
    const orderId = await sendOnce(
      (guestId) =>
        send({
          guestId,
          moduleId: store.moduleId,
          storeId: store.id,
          type,
          contact: current.contact,
          address: type === 'delivery' ? current.address : null,
          note: current.note,
          tip,
          km,
          digits,
          attachments: pictures,
          key,
        }),
      current.contact.phone,
    );
    if (orderId === null) return true;
    writePrescription(window.sessionStorage, { ...draft, note: '', tip: minor(0) });
    onPlaced(orderId);
    return true;
  };

  return {
    draft: current,
    pictures,
    setPictures,
    change: (over: Partial<Draft>) => setDraft((known) => ({ ...known, ...over })),
    errors: tried ? errors : [],
    isOutside: errors.some(({ reason }) => reason === 'addressOutside'),
    refused,
    sending: isLoading,
    placeOrder,
  };
}
