/** Where an order goes: the app's area of addresses, and what is known of the address before anything is pressed (PLUS-09). */
import type { Contact, DeliveryAddress, OrderType, Store } from '@shop/domain';
import type { CheckoutFault } from '@shop/domain/checkout';
import { Contained, lazyPart } from '@shop/ui';
import { Suspense, type ReactNode } from 'react';
import type { Draft } from './draft';

/** Drawn by the app: checkout knows the order, the area knows addresses. */
export type AddressSlot = (area: {
  type: OrderType;
  address: DeliveryAddress | null;
  contact: Contact;
  faults: readonly string[];
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
  faultOf: (field: CheckoutFault['field']) => string | null;
  onChange: (change: Partial<Draft>) => void;
}

const FIELDS = ['address', 'name', 'phone', 'email'] as const;

export function AddressSection({ slot, store, draft, isOutside, faultOf, onChange }: AddressSectionProps) {
  const { type, address, contact } = draft;
  const faults = FIELDS.map(faultOf).filter((fault) => fault !== null);
  return slot({
    type,
    address,
    contact,
    // The notice says of the address what the fault would.
    faults: isOutside
      ? FIELDS.slice(1)
          .map(faultOf)
          .filter((fault) => fault !== null)
      : faults,
    zoneId: store.zoneId,
    onChange,
    notice:
      isOutside && address ? (
        <Contained>
          <Suspense fallback={null}>
            <OtherStores store={store} address={address} />
          </Suspense>
        </Contained>
      ) : null,
  });
}
