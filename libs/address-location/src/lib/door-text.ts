/** What stands below an address. */
import type { DeliveryAddress } from '@shop/domain';
import { useSavedText } from './saved-texts';

/** House, floor and street in one line; empty when none is known. */
export function useDoorText(): (address: Pick<DeliveryAddress, 'house' | 'floor' | 'road'>) => string {
  const t = useSavedText();
  return ({ house, floor, road }) =>
    [
      house ? t('door.house', { house }) : '',
      floor ? t('door.floor', { floor }) : '',
      road ? t('door.road', { road }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
}
