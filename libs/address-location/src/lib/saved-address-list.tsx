/** Saved addresses in the header's popover; a press selects one as the place (LOC-03, LOC-05, LOC-08, ADDR-39). */
import type { Place, SavedAddress } from '@shop/domain';
import { addressType, isSamePoint } from '@shop/domain/address';
import { LineSkeletons, LoadFailed, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { Link } from 'react-router-dom';
import { ADDRESS_ICONS, useAddressName } from './address-names';
import classes from './saved-address-list.module.css';
import { useSavedMessages, usePlaceMessages } from '../messages';
import { useSavedAddresses, useSelectAddress } from './use-saved-addresses';

export interface SavedAddressListProps {
  /** The current place. */
  chosen: Place | null;
  /** Called with the address and its zones. */
  onAddress: (address: SavedAddress) => void;
  /** Called when the link to the address page is pressed. */
  onLeave: () => void;
}

export default function SavedAddressList({ chosen, onAddress, onLeave }: SavedAddressListProps) {
  const t = usePlaceMessages();
  const tSaved = useSavedMessages();
  const nameOf = useAddressName();
  const { addresses, failed, refetch } = useSavedAddresses();
  const { select, serverErrors } = useSelectAddress(onAddress);
  if (failed)
    return <LoadFailed title={t('popover.failed')} retryLabel={t('popover.retry')} onRetry={() => void refetch()} />;
  if (!addresses) return <LineSkeletons count={2} label={t('popover.loading')} />;
  return (
    <>
      {addresses.length === 0 ? <p className={classes.empty}>{t('popover.none')}</p> : null}
      <ul className={classes.saved}>
        {addresses.map((address) => {
          const Icon = ADDRESS_ICONS[addressType(address.type)];
          return (
            <li key={address.id}>
              <button
                type="button"
                className={classes.entry}
                aria-pressed={chosen !== null && isSamePoint(chosen.point, address.point)}
                onClick={() => void select(address)}
              >
                <strong>
                  <Icon size={18} aria-hidden="true" />
                  <Written>{nameOf(address)}</Written>
                </strong>
                <Written as="span">{address.text}</Written>
              </button>
            </li>
          );
        })}
      </ul>
      {serverErrors.map((error) => (
        <Written as="p" key={error} className={classes.error} role="alert">
          {error}
        </Written>
      ))}
      <Link className={classes.manage} to={paths.addresses()} onClick={onLeave}>
        {tSaved('manage')}
      </Link>
    </>
  );
}
