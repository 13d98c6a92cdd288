/**
 * The delivery address of an order: the app's address form, with a notice about undeliverable addresses before submit
 * (PLUS-09).
 */
import type { Contact, DeliveryAddress, OrderType, Store } from '@shop/domain';
import type { FormErrorTexts } from '@shop/order-form';
import { ErrorBoundary } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import type { ReactNode } from 'react';
import type { Draft } from './draft';

/** Rendered by the app: the checkout has the order, the app's form has the addresses. */
export type AddressSlot = (area: {
  type: OrderType;
  address: DeliveryAddress | null;
  contact: Contact;
  errors: readonly string[];
  zoneId: string | null;
  onChange: (change: { address?: DeliveryAddress; contact?: Contact }) => void;
  notice: ReactNode;
}) => ReactNode;

/** Lazy: loaded only when the store does not deliver to the address. */
const OtherStores = lazyView(() => import('../other-stores'));

export interface AddressSectionProps {
  slot: AddressSlot;
  store: Store;
  draft: Draft;
  /** The store does not deliver to the address. */
  isOutside: boolean;
  errors: FormErrorTexts;
  onChange: (change: Partial<Draft>) => void;
}

const PATHS = ['address', 'contact.name', 'contact.phone', 'contact.email'];

export function AddressSection({ slot, store, draft, isOutside, errors, onChange }: AddressSectionProps) {
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
    notice:
      isOutside && address ? (
        <ErrorBoundary>
          <OtherStores store={store} address={address} />
        </ErrorBoundary>
      ) : null,
  });
}
