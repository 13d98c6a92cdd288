/** Where an order goes: the app's area of addresses, and what is known of the address before anything is pressed (PLUS-09). */
import type { Contact, DeliveryAddress, OrderType, Store } from '@shop/domain';
import type { CheckoutError } from '@shop/domain/checkout';
import { ErrorBoundary, lazyPart } from '@shop/ui';
import { Suspense, type ReactNode } from 'react';
import type { Draft } from './draft';

/** Drawn by the app: checkout knows the order, the area knows addresses. */
export type AddressSlot = (area: {
  type: OrderType;
  address: DeliveryAddress | null;
  contact: Contact;
  errors: readonly string[];
  zoneId: string | null;
  onChange: (change: { address?: DeliveryAddress; contact?: Contact }) => void;
  notice: ReactNode;
}) => ReactNode;

/** Few orders need it: it comes when the store does not reach the address. */
const OtherStores = lazyPart(() => import('./other-stores'));

export interface AddressSectionProps {
  slot: AddressSlot;
  store: Store;
  draft: Draft;
  /** The store does not deliver to the address. */
  isOutside: boolean;
  errorOf: (field: CheckoutError['field']) => string | null;
  onChange: (change: Partial<Draft>) => void;
}

const FIELDS = ['address', 'name', 'phone', 'email'] as const;

export function AddressSection({ slot, store, draft, isOutside, errorOf, onChange }: AddressSectionProps) {
  const { type, address, contact } = draft;
  const errors = FIELDS.map(errorOf).filter((error) => error !== null);
  return slot({
    type,
    address,
    contact,
    // The notice says of the address what the error would.
    errors: isOutside
      ? FIELDS.slice(1)
          .map(errorOf)
          .filter((error) => error !== null)
      : errors,
    zoneId: store.zoneId,
    onChange,
    notice:
      isOutside && address ? (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <OtherStores store={store} address={address} />
          </Suspense>
        </ErrorBoundary>
      ) : null,
  });
}
