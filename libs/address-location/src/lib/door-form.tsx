/** House, floor and street of the order's address, with a save button (ADDR-30, ADDR-47). */
import type { Contact, DeliveryAddress, SavedAddress } from '@shop/domain';
import { ADDRESS_LIMITS, addressType, cleanAddressField } from '@shop/domain/address';
import { FormErrors } from '@shop/order-form';
import { Button, TextInput } from '@shop/ui';
import { useState } from 'react';
import classes from './delivery-area.module.css';
import { useSavedMessages } from '../messages';
import { useSaveAddress } from './use-saved-addresses';

const PARTS = ['house', 'floor', 'road'] as const;

export interface DoorFormProps {
  address: DeliveryAddress;
  contact: Contact;
  /** The saved version; null: not saved. */
  saved: SavedAddress | null;
  onChange: (address: DeliveryAddress) => void;
}

export function DoorForm({ address, contact, saved, onChange }: DoorFormProps) {
  const t = useSavedMessages();
  const [save, isSaving] = useSaveAddress();
  const [serverErrors, setServerErrors] = useState<string[]>([]);
  const isSaved = saved !== null && PARTS.every((part) => saved[part] === cleanAddressField(part, address[part]));
  const submit = async () => {
    setServerErrors([]);
    const type = addressType(address.type);
    const details = saved ?? { type, label: '', more: address.more, text: address.text, point: address.point, contact };
    const trimmed = Object.fromEntries(PARTS.map((part) => [part, cleanAddressField(part, address[part])])) as Record<
      (typeof PARTS)[number],
      string
    >;
    const saving = await save(
      { address: { ...address, ...details, ...trimmed, zoneIds: address.zoneIds }, contact: details.contact },
      saved?.id ?? null,
    );
    if (!saving.ok) return setServerErrors(saving.messages);
    return onChange({ ...address, ...trimmed, savedId: saving.address.id });
  };
  return (
    <div className={classes.more} role="group" aria-label={t('area.more')}>
      <div className={classes.door}>
        {PARTS.map((part) => (
          <TextInput
            key={part}
            label={t(`area.${part}`)}
            value={address[part]}
            maxLength={ADDRESS_LIMITS[part]}
            autoComplete="off"
            enterKeyHint="next"
            onChange={(event) => onChange({ ...address, [part]: event.currentTarget.value })}
          />
        ))}
      </div>
      {isSaved ? null : (
        <Button variant="default" loading={isSaving} onClick={() => void submit()}>
          {t('area.save')}
        </Button>
      )}
      <FormErrors errors={serverErrors} />
    </div>
  );
}
