/** Door details of an address as one line. */
import type { DeliveryAddress } from '@shop/domain';
import { useSavedMessages } from '../messages';

/** House, floor and street in one line; empty when all are empty. */
export function useDoorText(): (address: Pick<DeliveryAddress, 'house' | 'floor' | 'road'>) => string {
  const t = useSavedMessages();
  return ({ house, floor, road }) =>
    [
      house ? t('door.house', { house }) : '',
      floor ? t('door.floor', { floor }) : '',
      road ? t('door.road', { road }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
}
