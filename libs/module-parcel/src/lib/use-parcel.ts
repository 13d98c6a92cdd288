/** The parcel that is being written, what is wrong with it, and placing it exactly once. */
import { failureOf } from '@shop/api-client';
import { useAddAddressMutation } from '@shop/api-client/accounts';
import { usePlaceOrderMutation } from '@shop/api-client/orders';
import type { Customer, DeliveryAddress, ParcelCategory, ParcelParty, Place } from '@shop/domain';
import { parcelErrors, type ParcelError } from '@shop/domain/parcel-faults';
import {
  forgetOrderKey,
  forgetParcel,
  orderKey,
  readParcel,
  rememberOrder,
  useSession,
  writeParcel,
  type ParcelDraft,
} from '@shop/session';
import { showToast } from '@shop/ui';
import { minor } from '@shop/util';
import { useEffect, useRef, useState } from 'react';
import type { ParcelQuote } from './use-parcel-quote';

const addressAt = (place: Place | null): DeliveryAddress | null =>
  place
    ? {
        type: 'other',
        text: place.address,
        point: place.point,
        zoneIds: place.zoneIds,
        road: '',
        house: '',
        floor: '',
        more: '',
      }
    : null;

/** The draft of an earlier visit; a fresh one begins with who and where the customer is. */
function startDraft(place: Place | null, customer: Customer | null): ParcelDraft {
  const known = readParcel(window.sessionStorage);
  const own = {
    name: customer ? `${customer.firstName} ${customer.lastName}`.trim() : '',
    phone: customer?.phone ?? '',
    email: customer?.email ?? '',
  };
  return {
    sender: known.sender ?? { contact: own, address: addressAt(place) },
    receiver: known.receiver ?? { contact: { name: '', phone: '', email: '' }, address: null },
    payer: known.payer ?? 'sender',
    instruction: known.instruction ?? '',
    note: known.note ?? '',
    tip: known.tip ?? minor(0),
  };
}

/** Written down as it is changed: a reload loses nothing. */
export function useParcelDraft(customer: Customer | null) {
  const { place } = useSession('place');
  const [draft, setDraft] = useState(() => startDraft(place, customer));
  useEffect(() => writeParcel(window.sessionStorage, draft), [draft]);
  return {
    draft,
    change: (over: Partial<ParcelDraft>) => setDraft((known) => ({ ...known, ...over })),
    changeParty: (party: 'sender' | 'receiver', over: Partial<ParcelParty>) =>
      setDraft((known) => ({ ...known, [party]: { ...known[party], ...over } })),
  };
}

export interface SendOptions {
  category: ParcelCategory;
  draft: ParcelDraft;
  quote: ParcelQuote;
  /** Decimals of the currency. */
  digits: number;
  onPlaced: (orderId: string) => void;
}

export function useSendParcel({ category, draft, quote, digits, onPlaced }: SendOptions) {
  const { guestId, token } = useSession('guestId', 'token');
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<string[] | null>(null);
  const [send, { isLoading }] = usePlaceOrderMutation();
  const [add] = useAddAddressMutation();
  const busy = useRef(false);
  const asksEmail = !token;
  const errors: ParcelError[] = parcelErrors({ ...draft, served: quote.served, asksEmail });

  /** The parcel is on its way whatever comes of it; what went wrong is told. */
  const keepAddress = async ({ address, contact, save }: ParcelParty) => {
    if (!save || !address || address.savedId) return;
    const kept = await add({ ...address, label: '', contact });
    if (kept.error) failureOf(kept.error).messages.forEach((message) => showToast(message, 'bad'));
    else if (kept.data.message) showToast(kept.data.message);
  };

  /** false: there are errors to show. */
  const place = async (): Promise<boolean> => {
    setTried(true);
    const { sender, receiver } = draft;
    if (errors.length > 0 || !sender.address || !receiver.address) return false;
    if (busy.current) return true;
    busy.current = true;
    setRefused(null);
    const guest = token ? null : guestId;
    const answer = await send({
      guestId: guest,
      moduleId: category.moduleId,
      categoryId: category.id,
      contact: sender.contact,
      address: sender.address,
      receiver: { contact: receiver.contact, address: receiver.address },
      payer: draft.payer,
      instruction: draft.instruction,
      note: draft.note,
      tip: draft.tip,
      km: quote.km,
      digits,
      key: orderKey(window.sessionStorage, JSON.stringify(['parcel', category.id, draft])),
    });
    busy.current = false;
    if (answer.error) {
      setRefused(failureOf(answer.error).messages);
      return true;
    }
    if (guest) rememberOrder(window.localStorage, answer.data.orderId, sender.contact.phone.trim());
    else [sender, receiver].forEach(keepAddress);
    forgetOrderKey(window.sessionStorage);
    forgetParcel(window.sessionStorage);
    onPlaced(answer.data.orderId);
    return true;
  };
  return { errors: tried ? errors : [], refused, sending: isLoading, asksEmail, place };
}
