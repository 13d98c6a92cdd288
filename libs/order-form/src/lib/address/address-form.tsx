/**
 * The fields of an address: place, door details, type and contact. Shared by saved addresses, checkout and parcels; the
 * caller provides the place field and submits the values.
 */
import { TextInput, Written } from '@shop/ui';
import { ADDRESS_LIMITS, ADDRESS_TYPES, type AddressRequirements } from '@shop/domain/address';
import { IconBriefcase, IconHome, IconMapPin, IconPlus } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import classes from './address-form.module.css';
import { ContactFields, type ContactErrorTexts } from './contact-fields';
import { Choice, Choices } from '../sections/form-section';
import { NoteField } from '../sections/note-field';
import { useAddressMessages } from '../../messages';
import type { AddressFormState } from './use-address-form';

const ICONS = { home: IconHome, office: IconBriefcase, other: IconMapPin };

export interface AddressFormProps {
  form: AddressFormState;
  fields: AddressRequirements;
  /** Country of phone numbers without a prefix. */
  country: string;
  /** The place field, bound to `text`, `point` and `zoneIds`. */
  placeField: ReactNode;
  /** The address is the customer's, so the browser may autofill. */
  canAutofill?: boolean | undefined;
  /** Door details and note open by a press: nobody has to fill them in, and two addresses are asked for on one page. */
  foldsDoor?: boolean;
  /** Error texts of the contact. By default the form's own; a form that is part of a larger one shows that one's. */
  errors?: ContactErrorTexts | undefined;
}

function TypeField({ form }: Pick<AddressFormProps, 'form'>) {
  const t = useAddressMessages();
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend>{t('type.title')}</legend>
      <div className={classes.types}>
        <Choices short>
          {ADDRESS_TYPES.map((type) => {
            const Icon = ICONS[type];
            return (
              <Choice
                key={type}
                name={name}
                checked={form.values.type === type}
                onChoose={() => form.setFieldValue('type', type)}
              >
                <Icon size={20} aria-hidden="true" />
                {t(`type.${type}`)}
              </Choice>
            );
          })}
        </Choices>
      </div>
      {form.values.type === 'other' ? (
        <TextInput
          className={classes.label ?? ''}
          label={t('type.label')}
          placeholder={t('type.labelHint')}
          maxLength={ADDRESS_LIMITS.label}
          autoComplete="off"
          enterKeyHint="next"
          {...form.getInputProps('label')}
        />
      ) : null}
    </fieldset>
  );
}

/** House, floor and street (ADDR-44). */
function DoorFields({ form }: Pick<AddressFormProps, 'form'>) {
  const t = useAddressMessages();
  return (
    <div className={classes.door}>
      {(['house', 'floor', 'road'] as const).map((part) => (
        <TextInput
          key={part}
          label={t(`door.${part}`)}
          maxLength={ADDRESS_LIMITS[part]}
          autoComplete="off"
          enterKeyHint="next"
          {...form.getInputProps(part)}
        />
      ))}
    </div>
  );
}

/** House, floor and street, and what the courier should know. */
function Door({ form }: Pick<AddressFormProps, 'form'>) {
  const t = useAddressMessages();
  return (
    <>
      <DoorFields form={form} />
      <NoteField
        label={t('more')}
        placeholder={t('moreHint')}
        maxLength={ADDRESS_LIMITS.more}
        value={form.values.more}
        onChange={(more) => form.setFieldValue('more', more)}
      />
    </>
  );
}

/** One line, which says what is filled in already; so a chosen address moves nothing. */
function FoldedDoor({ form }: Pick<AddressFormProps, 'form'>) {
  const t = useAddressMessages();
  const { house, floor, road, more } = form.values;
  const filled = [house, floor, road, more].filter(Boolean).join(' · ');
  return (
    <details className={classes.fold}>
      <summary>
        <IconPlus size={20} aria-hidden="true" />
        {t('doorAndNote')}
        {filled ? <Written className={classes.filled}>{filled}</Written> : null}
      </summary>
      <div className={classes.form}>
        <Door form={form} />
      </div>
    </details>
  );
}

export function AddressForm({
  form,
  fields,
  country,
  placeField,
  canAutofill,
  foldsDoor = false,
  errors,
}: AddressFormProps) {
  return (
    <div className={classes.form}>
      {placeField}
      {foldsDoor ? <FoldedDoor form={form} /> : <Door form={form} />}
      {fields.type ? <TypeField form={form} /> : null}
      <ContactFields form={form} email={fields.email} country={country} canAutofill={canAutofill} errors={errors} />
    </div>
  );
}
