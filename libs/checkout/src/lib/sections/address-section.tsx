/**
 * The delivery address of an order: the app's address form, with a notice about undeliverable addresses before submit
 * (PLUS-09).
 */
import type { Contact, Customer, DeliveryAddress, OrderType, Store } from '@shop/domain';
import type { FormErrorTexts, SectionFold } from '@shop/order-form';
import { ErrorBoundary } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { useCallback, useState, type ReactNode } from 'react';
import classes from './address-section.module.css';
import type { Draft } from './draft';
import { LoadingSections } from './loading-sections';
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
  /** false: the customer's saved addresses are awaited; `onKnown` is called once the address is chosen, or none is. */
  isKnown: boolean;
  onKnown: () => void;
  /** Given when address and contact came with the customer. */
  fold: SectionFold | null;
}) => ReactNode;

/** Which address the order starts with: a customer's saved ones load first. */
export interface AddressStart {
  isKnown: boolean;
  onKnown: () => void;
}

/** @param isRight address and contact of the last order can stay, so nothing is waited for */
export function useAddressStart(customer: Customer | null, isRight: boolean): AddressStart {
  const [isKnown, setKnown] = useState(customer === null || isRight);
  return { isKnown, onKnown: useCallback(() => setKnown(true), []) };
}

/** What follows the address: its place is kept until the address is known, whose height depends on it. */
export function AfterAddress({ isKnown, children }: { isKnown: boolean; children: ReactNode }) {
  return (
    <>
      {isKnown ? null : <LoadingSections count={5} />}
      <div className={classes.rest} hidden={!isKnown}>
        {children}
      </div>
    </>
  );
}

/** Lazy: loaded only when the store does not deliver to the address. */
const OtherStores = lazyView(() => import('../other-stores'), { messages: [partMessages] });

export interface AddressSectionProps extends AddressStart {
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

export function AddressSection({ slot, store, draft, isOutside, errors, isSettled, ...props }: AddressSectionProps) {
  const { type, address, contact } = draft;
  // For an undeliverable address the notice replaces the field error.
  const paths = isOutside ? PATHS.slice(1) : PATHS;
  return slot({
    type,
    address,
    contact,
    errors: paths.flatMap((path) => errors[path] ?? []),
    zoneId: store.zoneId,
    ...props,
    fold: isSettled === null ? null : { summary: summaryOf(draft), isRight: isSettled },
    notice:
      isOutside && address ? (
        <ErrorBoundary>
          <OtherStores store={store} address={address} />
        </ErrorBoundary>
      ) : null,
  });
}
