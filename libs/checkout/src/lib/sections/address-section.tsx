/**
 * The delivery address of an order: the app's address form, with a notice about undeliverable addresses before submit
 * (PLUS-09).
 */
import type { Contact, DeliveryAddress, OrderType, Store } from '@shop/domain';
import type { FormErrorTexts, SectionFold } from '@shop/order-form';
import { ErrorBoundary } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import type { ReactNode } from 'react';
import type { Draft } from './draft';
import { partMessages } from '../../messages';

/** Rendered by the app: the checkout has the order, the app's form has the addresses. */
export type AddressSlot = (area: {
  type: OrderType;
  address: DeliveryAddress | null;
  contact: Contact;
  errors: readonly string[];
  zoneId: string | null;
  onChange: (change: { address?: DeliveryAddress; contact?: Contact }) => void;
  notice: ReactNode;
  /** Given when address and contact came with the customer. */
  fold: SectionFold | null;
}) => ReactNode;

/** Lazy: loaded only when the store does not deliver to the address. */
const OtherStores = lazyView(() => import('../other-stores'), { messages: [partMessages] });

export interface AddressSectionProps {
  slot: AddressSlot;
  store: Store;
  draft: Draft;
  /** The store does not deliver to the address. */
  isOutside: boolean;
  errors: FormErrorTexts;
  /** null: the customer is new here. Else whether address and contact can stay as they are. */
  isSettled: boolean | null;
  onChange: (change: Partial<Draft>) => void;
}

/** Where it goes and whom to ask for; a take-away has a contact alone. */
const summaryOf = ({ type, address, contact }: Draft): string =>
  [type === 'delivery' ? (address?.text ?? '') : contact.phone, contact.name].filter(Boolean).join(' · ');

const PATHS = ['address', 'contact.name', 'contact.phone', 'contact.email'];

export function AddressSection({ slot, store, draft, isOutside, errors, isSettled, onChange }: AddressSectionProps) {
  const { type, address, contact } = draft;
  // For an undeliverable address the notice replaces the field error.
  const paths = isOutside ? PATHS.slice(1) : PATHS;
  return slot({
    type,
    address,
    contact,
    errors: paths.flatMap((path) => errors[path] ?? []),
    zoneId: store.zoneId,
    onChange,
    fold: isSettled === null ? null : { summary: summaryOf(draft), isRight: isSettled },
    notice:
      isOutside && address ? (
        <ErrorBoundary>
          <OtherStores store={store} address={address} />
        </ErrorBoundary>
      ) : null,
  });
}
