/** Saved addresses as radio buttons, with the selected one highlighted (ADDR-43). */
import type { SavedAddress } from '@shop/domain';
import { addressType } from '@shop/domain/address';
import { Written } from '@shop/ui';
import { useId } from 'react';
import classes from './address-choices.module.css';
import { ADDRESS_ICONS, useAddressName } from './address-names';
import { useDoorText } from './door-text';
import { useSavedMessages } from '../messages';

export interface AddressChoicesProps {
  addresses: readonly SavedAddress[];
  chosenId: string | null;
  onChoose: (address: SavedAddress) => void;
}

export function AddressChoices({ addresses, chosenId, onChoose }: AddressChoicesProps) {
  const t = useSavedMessages();
  const name = useId();
  const nameOf = useAddressName();
  const doorOf = useDoorText();
  return (
    <div className={classes.list} role="radiogroup" aria-label={t('title')}>
      {addresses.map((address) => {
        const Icon = ADDRESS_ICONS[addressType(address.type)];
        const door = doorOf(address);
        return (
          <label key={address.id} className={classes.entry}>
            <input
              type="radio"
              name={name}
              checked={address.id === chosenId}
              onChange={() => onChoose(address)}
              // A radio fires no change event for the selected option, so pressing it again is handled here.
              onClick={() => (address.id === chosenId ? onChoose(address) : undefined)}
            />
            <span className={classes.icon} aria-hidden="true">
              <Icon size={20} />
            </span>
            <span className={classes.content}>
              <Written as="strong">{nameOf(address)}</Written>
              <Written as="span">{address.text}</Written>
              {door ? <Written as="small">{door}</Written> : null}
            </span>
          </label>
        );
      })}
    </div>
  );
}
