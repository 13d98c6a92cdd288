/** State of the parcel form: draft, errors, and placing the order exactly once. */
import { failureOf } from '@shop/api-client';
import { useAddAddressMutation } from '@shop/api-client/accounts';
import { usePlaceOrderMutation } from '@shop/api-client/orders';
import type { ShopConfig } from '@shop/api-client/start';
import type { Customer, ParcelCategory, ParcelParty, Place } from '@shop/domain';
import { addressAt, ownContact } from '@shop/domain/order-start';
import { parcelErrors, type ParcelError } from '@shop/domain/parcel-errors';
import { useContactErrorText, useOrderErrors, useOrderValues } from '@shop/order-form';
import { deviceStorage, tabStorage, forgetOrderKey, forgetParcel, orderKey, readParcel, rememberOrder, useSession, writeParcel, type ParcelDraft } from '@shop/session';
import { showToast } from '@shop/ui';
import { minor } from '@shop/util';
import { useRef, useState } from 'react';
import { useParcelMessages } from '../messages';
import { useParcelQuote } from './use-parcel-quote';

/** The draft of an earlier visit; a new one starts with the customer's own contact and place. */
function startDraft(place: Place | null, customer: Customer | null): ParcelDraft {
  const stored = readParcel(tabStorage);
  return {
    sender: stored.sender ?? { contact: ownContact(customer), address: place && addressAt(place, 'other') },
    receiver: stored.receiver ?? { contact: ownContact(null), address: null },
    payer: stored.payer ?? 'sender',
    instruction: stored.instruction ?? '',
    note: stored.note ?? '',
    tip: stored.tip ?? minor(0),
  };
}

/** Form path of an error. */
const pathOf = ({ party, field }: ParcelError): string =>
  field === 'address' ? `${party}.address` : `${party}.contact.${field}`;

function useErrorText(): (error: ParcelError) => string {
  const t = useParcelMessages();
  const contactText = useContactErrorText();
  return (error) => (error.field === 'address' ? t(`page.${error.reason}`) : contactText(error));
}

/** Saves the addresses that the customer wants to keep. Independent of the parcel: a failure is only a toast. */
function useSaveAddresses(): (parties: readonly ParcelParty[]) => void {
  const [add] = useAddAddressMutation();
  return (parties) =>
    parties.forEach(async ({ address, contact, save }) => {
      if (!save || !address || address.savedId) return;
      const answer = await add({ ...address, label: '', contact });
      if (answer.error) failureOf(answer.error).messages.forEach((message) => showToast(message, 'bad'));
      else if (answer.data.message) showToast(answer.data.message);
    });
}

export interface ParcelOptions {
  category: ParcelCategory;
  config: ShopConfig;
  customer: Customer | null;
  /** Decimals of the currency. */
  digits: number;
  onPlaced: (orderId: string) => void;
}

export function useParcel({ category, config, customer, digits, onPlaced }: ParcelOptions) {
  const { place, guestId, token } = useSession('place', 'guestId', 'token');
  const [serverErrors, setServerErrors] = useState<string[] | null>(null);
  const [send, { isLoading }] = usePlaceOrderMutation();
  const saveAddresses = useSaveAddresses();
  const isPlacing = useRef(false);
  const requiresEmail = !token;
  const form = useOrderValues<ParcelDraft>(
    () => startDraft(place, customer),
    (draft) => writeParcel(tabStorage, draft),
  );
  const quote = useParcelQuote({ category, ...form.values, config });
  const validationErrors = parcelErrors({ ...form.values, served: quote.served, requiresEmail });
  const shown = useOrderErrors(form, { validationErrors, pathOf, textOf: useErrorText() });

  const placeOrder = async (draft: ParcelDraft): Promise<void> => {
    const { sender, receiver, payer, instruction, note, tip } = draft;
    if (!sender.address || !receiver.address || isPlacing.current) return;
    isPlacing.current = true;
    setServerErrors(null);
    const guest = token ? null : guestId;
    const answer = await send({
      guestId: guest,
      moduleId: category.moduleId,
      categoryId: category.id,
      contact: sender.contact,
      address: sender.address,
      receiver: { contact: receiver.contact, address: receiver.address },
      payer,
      instruction,
      note,
      tip,
      km: quote.km,
      digits,
      key: orderKey(tabStorage, JSON.stringify(['parcel', category.id, draft])),
    });
    isPlacing.current = false;
    if (answer.error) return setServerErrors(failureOf(answer.error).messages);
    if (guest) rememberOrder(deviceStorage, answer.data.orderId, sender.contact.phone.trim());
    else saveAddresses([sender, receiver]);
    forgetOrderKey(tabStorage);
    forgetParcel(tabStorage);
    onPlaced(answer.data.orderId);
  };
  return {
    ...shown,
    values: form.values,
    change: form.setValues,
    quote,
    serverErrors,
    isSending: isLoading,
    requiresEmail,
    placeOrder,
  };
}
export type Parcel = ReturnType<typeof useParcel>;
