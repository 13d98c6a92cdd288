/** Lazy delivery address section, with a placeholder of its height. */
import type { Contact, DeliveryAddress, OrderType } from '@shop/domain';
import { lazyPart } from '@shop/ui';
import type { ReactNode } from 'react';
import { LazySection } from './lazy-section';
import { savedAddressMessages, usePlaceMessages } from '../messages';

export interface DeliveryAreaProps {
  type: OrderType;
  address: DeliveryAddress | null;
  contact: Contact;
  /** Error texts of the address and the contact. */
  errors: readonly string[];
  /** Zone of the store: saved addresses outside of it are not offered. */
  zoneId: string | null;
  onChange: (change: { address?: DeliveryAddress; contact?: Contact }) => void;
  /** Notice about the address, shown before submit. */
  notice?: ReactNode;
}

const Area = lazyPart(async () => ({ default: (await import('./delivery-area')).DeliveryArea }));
const MESSAGES = [savedAddressMessages];

export function DeliveryArea(props: DeliveryAreaProps) {
  const t = usePlaceMessages();
  return (
    <LazySection title={t('popover.title')} lines={1} messages={MESSAGES}>
      <Area {...props} />
    </LazySection>
  );
}
