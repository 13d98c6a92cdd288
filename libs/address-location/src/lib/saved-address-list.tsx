/** A customer's saved addresses as places to deliver to (LOC-03, LOC-05, LOC-08). */
import { failureOf } from '@shop/api-client';
import { useGetAddressesQuery } from '@shop/api-client/accounts';
import { useLazyGetZonesOfPointQuery } from '@shop/api-client/start';
import type { Place, SavedAddress } from '@shop/domain';
import { LineSkeletons, LoadFailed, Written } from '@shop/ui';
import { IconBriefcase, IconHome, IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './location-button.module.css';
import { usePlaceText } from './texts';

const ICONS = { home: IconHome, office: IconBriefcase, other: IconMapPin };
type Kind = keyof typeof ICONS;
const kindOf = ({ type }: SavedAddress): Kind => (type === 'home' || type === 'office' ? type : 'other');

export function useAddressName(): (address: SavedAddress) => string {
  const t = usePlaceText();
  return (address) => (kindOf(address) === 'other' && address.label ? address.label : t(`kind.${kindOf(address)}`));
}

const samePlace = (place: Place | null, { point }: SavedAddress) =>
  place !== null && place.point.lat === point.lat && place.point.lng === point.lng;

export interface SavedAddressListProps {
  /** The place that is chosen now. */
  chosen: Place | null;
  /** Given: only addresses that this zone reaches (ADDR-08, CHK-11). */
  zoneId?: string | null;
  /** The address, with its zones known. */
  onAddress: (address: SavedAddress) => void;
}

export function SavedAddressList({ chosen, zoneId = null, onAddress }: SavedAddressListProps) {
  const t = usePlaceText();
  const nameOf = useAddressName();
  const { data, isError, refetch } = useGetAddressesQuery(undefined, { refetchOnMountOrArgChange: true });
  const addresses = data?.filter(({ zoneIds }) => !zoneId || zoneIds.length === 0 || zoneIds.includes(zoneId));
  const [findZones] = useLazyGetZonesOfPointQuery();
  const [refused, setRefused] = useState<string | null>(null);
  const take = async (address: SavedAddress) => {
    setRefused(null);
    if (address.zoneIds.length > 0) return onAddress(address);
    // An address of an older deployment without zones: they are looked up, and nothing is stored when that fails.
    const { data: found, error } = await findZones(address.point);
    if (!found) return setRefused(failureOf(error).messages[0] ?? t('picker.failed'));
    return onAddress({ ...address, zoneIds: found.zoneIds });
  };
  if (isError && !data)
    return <LoadFailed title={t('popover.failed')} retryLabel={t('popover.retry')} onRetry={() => void refetch()} />;
  if (!addresses) return <LineSkeletons count={2} label={t('popover.loading')} />;
  return (
    <>
      {addresses.length === 0 ? <p className={classes.none}>{t('popover.none')}</p> : null}
      <ul className={classes.saved}>
        {addresses.map((address) => {
          const Icon = ICONS[kindOf(address)];
          return (
            <li key={address.id}>
              <button
                type="button"
                className={classes.entry}
                aria-pressed={samePlace(chosen, address)}
                onClick={() => void take(address)}
              >
                <strong>
                  <Icon size={18} aria-hidden="true" />
                  <Written>{nameOf(address)}</Written>
                </strong>
                <span>
                  <Written>{address.text}</Written>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {refused ? (
        <p className={classes.refused} role="alert">
          <Written>{refused}</Written>
        </p>
      ) : null}
    </>
  );
}
