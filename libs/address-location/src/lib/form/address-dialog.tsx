/** The dialog that adds or edits an address (ADDR-10 to ADDR-24). */
import { skipToken } from '@reduxjs/toolkit/query';
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import { useGetConfigQuery } from '@shop/api-client/start';
import type { Contact, DeliveryAddress } from '@shop/domain';
import { ownContact } from '@shop/domain/order-start';
import { useLanguage } from '@shop/i18n';
import { AddressForm, filledAddress, focusFirstError, FormErrors, useAddressForm } from '@shop/order-form';
import { useSession } from '@shop/session';
import { Button, Dialog, DialogActions, LineSkeletons } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { PlaceField } from './place-field';
import { usePlaceSync } from './use-place-sync';
import { useSavedMessages } from '../../messages';
import { useSaveAddress } from '../use-saved-addresses';

export interface AddressDialogProps {
  /** The address to edit, with `savedId` if saved; null: a new one. */
  address: DeliveryAddress | null;
  /** null: the customer's own contact. */
  contact: Contact | null;
  /** Saves the address on the server; otherwise it is only returned (ADDR-26). */
  savesToAccount: boolean;
  email: 'required' | 'optional' | 'no';
  onDone: (address: DeliveryAddress, contact: Contact) => void;
  onClose: () => void;
}

const NOWHERE = { lat: 0, lng: 0 };

/** Whether the dialog is still open, for what happens after a wait. */
function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  return isMounted;
}

type FormProps = Omit<AddressDialogProps, 'contact'> & { contact: Contact };

function Form({ address, contact, savesToAccount, email, onDone, onClose }: FormProps) {
  const t = useSavedMessages();
  const { place } = useSession('place');
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const fields = { type: savesToAccount, email } as const;
  const form = useAddressForm({ address, contact, fields });
  const [save, isSaving] = useSaveAddress();
  const [serverErrors, setServerErrors] = useState<string[]>([]);
  const [isSettling, setSettling] = useState(false);
  const isBusy = useRef(false);
  const isOpen = useIsMounted();
  const placeSync = usePlaceSync(form, place?.point ?? config?.defaultPlace ?? NOWHERE);
  const country = config?.country ?? 'US';
  const submit = async () => {
    const filled = filledAddress(form.getValues(), country);
    if (!filled) return undefined;
    const { savedId } = address ?? {};
    if (!savesToAccount) return onDone({ ...filled.address, ...(savedId ? { savedId } : {}) }, filled.contact);
    setServerErrors([]);
    const saving = await save(filled, savedId ?? null);
    if (!saving.ok) return setServerErrors(saving.messages);
    return onDone({ ...saving.address, savedId: saving.address.id }, saving.address.contact);
  };
  /** @returns whether pin and zones match the text, as far as they can; false: typed text has just moved the pin */
  const settlePlace = async () => {
    const { point } = form.getValues();
    setSettling(true);
    await placeSync.settle();
    setSettling(false);
    const settled = form.getValues();
    return settled.placedBy !== 'typed' || settled.point === point;
  };
  const validateAndSubmit = async (element: HTMLFormElement) => {
    const isConfirmed = await settlePlace();
    if (!isOpen.current) return;
    if (form.validate().hasErrors) return focusFirstError({ currentTarget: element });
    if (isConfirmed) return submit();
    form.setFieldError('text', t('place.checkPin'));
    return focusFirstError({ currentTarget: element });
  };
  return (
    <form
      noValidate
      aria-label={t('dialog.form')}
      onSubmit={(event) => {
        event.preventDefault();
        // React bubbles the event through the dialog's portal to the order's form.
        event.stopPropagation();
        if (isBusy.current) return;
        isBusy.current = true;
        void validateAndSubmit(event.currentTarget).finally(() => (isBusy.current = false));
      }}
    >
      <AddressForm
        form={form}
        fields={fields}
        country={country}
        placeField={<PlaceField form={form} placeSync={placeSync} />}
      />
      <FormErrors errors={serverErrors} />
      <DialogActions sticky>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isSaving || isSettling}>
          {t(savesToAccount ? 'dialog.save' : 'dialog.use')}
        </Button>
      </DialogActions>
    </form>
  );
}

export default function AddressDialog(props: AddressDialogProps) {
  const { address, contact, onClose } = props;
  const t = useSavedMessages();
  const { token } = useSession('token');
  const needsCustomer = token !== null && contact === null;
  const { data: customer, isError } = useGetCustomerQuery(needsCustomer ? undefined : skipToken);
  return (
    <Dialog
      title={t(address ? 'dialog.edit' : 'dialog.add')}
      closeLabel={t('close')}
      width={640}
      fillsPhone
      onClose={onClose}
    >
      {needsCustomer && !customer && !isError ? (
        <LineSkeletons shape="field" count={4} label={t('loading')} />
      ) : (
        <Form {...props} contact={contact ?? { ...ownContact(customer), email: '' }} />
      )}
    </Dialog>
  );
}
