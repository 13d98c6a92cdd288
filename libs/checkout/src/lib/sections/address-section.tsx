/** The delivery address of an order: the app's address area, with a notice about the address before anything is submitted (PLUS-09). */
import type { Contact, DeliveryAddress, OrderType, Store } from '@shop/domain';
import type { FormErrorTexts } from '@shop/order-form';
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
const OtherStores = lazyPart(() => import('../other-stores'));

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
  // The notice replaces the error of an address that the store does not reach.
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
          <Suspense fallback={null}>
            <OtherStores store={store} address={address} />
          </Suspense>
        </ErrorBoundary>
      ) : null,
  });
}
