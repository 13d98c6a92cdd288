/** Name and icon of an address. */
import type { DeliveryAddress } from '@shop/domain';
import { addressType, type AddressType } from '@shop/domain/address';
import { IconBriefcase, IconHome, IconMapPin } from '@tabler/icons-react';
import { usePlaceMessages } from '../messages';

export const ADDRESS_ICONS = { home: IconHome, office: IconBriefcase, other: IconMapPin } satisfies Record<
  AddressType,
  typeof IconHome
>;

/** Home, Office, or the customer's own label. */
export function useAddressName(): (address: Pick<DeliveryAddress, 'type' | 'label'>) => string {
  const t = usePlaceMessages();
  return ({ type, label }) => {
    const kind = addressType(type);
    return kind === 'other' && label ? label : t(`kind.${kind}`);
  };
}
