/** State of the parcel form: draft, errors, and placing the order exactly once. */
import { failureOf } from '@shop/api-client';
import { useAddAddressMutation } from '@shop/api-client/accounts';
import { usePlaceOrderMutation, useSendOrder } from '@shop/api-client/orders';
import type { ShopConfig } from '@shop/api-client/start';
import type { Contact, Customer, ParcelCategory, ParcelParty, Place } from '@shop/domain';
import { addressAt, ownContact } from '@shop/domain/order-start';
import { parcelErrors, type ParcelError } from '@shop/domain/parcel-errors';
import { useContactErrorText, useOrderErrors, useOrderValues } from '@shop/order-form';
import {
  tabStorage,
  forgetParcel,
  orderKey,
  readParcel,
  useSession,
  writeParcel,
  type ParcelDraft,
} from '@shop/session';
import { showToast } from '@shop/ui';
import { minor, type Minor } from '@shop/util';
import { useParcelMessages } from '../messages';
import { useParcelQuote } from './use-parcel-quote';

const isNobody = ({ name, phone, email }: Contact) => !name && !phone && !email;

/** The draft of an earlier visit; a new one starts with the customer's own contact and place. */
function startDraft(place: Place | null, customer: Customer | null): ParcelDraft {
  const stored = readParcel(tabStorage);
  return {
    sender: {
      ...(stored.sender ?? { address: place && addressAt(place, 'other') }),
      // Without a contact, as the price section of the home page leaves it, the sender is the customer.
      contact: stored.sender && !isNobody(stored.sender.contact) ? stored.sender.contact : ownContact(customer),
    },
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
  onPlaced: (orderId: string) => void;
}

export function useParcel({ category, config, customer, onPlaced }: ParcelOptions) {
  const { place, token } = useSession('place', 'token');
  const [send] = usePlaceOrderMutation();
  const { failure, question, isSending, dismiss, sendOnce } = useSendOrder();
  const saveAddresses = useSaveAddresses();
  const requiresEmail = !token;
  const form = useOrderValues<ParcelDraft>(
    () => startDraft(place, customer),
    (draft) => writeParcel(tabStorage, draft),
  );
  const { sender: from, receiver: to, tip: tipped } = form.values;
  const quote = useParcelQuote({
    category,
    from: from.address?.point ?? null,
    to: to.address?.point ?? null,
    tip: tipped,
    config,
  });
  const validationErrors = parcelErrors({ ...form.values, served: quote.served, requiresEmail });
  const shown = useOrderErrors(form, { validationErrors, pathOf, textOf: useErrorText() });

  /** @param agreed total of the answered question; null: the shown one */
  const placeOrder = async (draft: ParcelDraft, agreed: Minor | null): Promise<void> => {
    const { sender, receiver, payer, instruction, note, tip } = draft;
    if (!sender.address || !receiver.address) return;
    const parcel = {
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
      key: orderKey(tabStorage, JSON.stringify(['parcel', category.id, draft])),
    };
    const sent = await sendOnce({
      shown: quote.shown,
      agreed,
      phone: sender.contact.phone,
      ids: [],
      send: (guestId, shownTotal) => send({ ...parcel, guestId, shownTotal }),
    });
    if (!sent) return;
    if (token) saveAddresses([sender, receiver]);
    forgetParcel(tabStorage);
    onPlaced(sent.orderId);
  };
  return {
    ...shown,
    values: form.values,
    change: form.setValues,
    quote,
    /** All that blocks the parcel, also before the first submit. */
    validationErrors,
    canSend: validationErrors.length === 0,
    serverErrors: failure && failure.messages,
    question,
    dismiss,
    isSending,
    requiresEmail,
    placeOrder,
  };
}
export type Parcel = ReturnType<typeof useParcel>;
