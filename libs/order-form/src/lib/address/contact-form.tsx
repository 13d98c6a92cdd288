/** The contact of a take-away: name, phone and e-mail address, with Reset and Save (ADDR-34, ADDR-36 to ADDR-38). */
import { useForm } from '@mantine/form';
import type { Contact } from '@shop/domain';
import { cleanAddressField } from '@shop/domain/address';
import { contactErrors } from '@shop/domain/checkout';
import { readPhone } from '@shop/domain/phone';
import { Button, Dialog, DialogActions } from '@shop/ui';
import { ContactFields } from './contact-fields';
import { useAddressMessages } from '../../messages';
import { useAddressErrorText } from './use-address-form';
import { focusFirstError, toFormErrors } from '../sections/use-order-form';

export interface ContactFormProps {
  contact: Contact;
  country: string;
  onSave: (contact: Contact) => void;
  onClose: () => void;
}

export default function ContactForm({ contact, country, onSave, onClose }: ContactFormProps) {
  const t = useAddressMessages();
  const errorText = useAddressErrorText();
  const form = useForm<Contact>({
    initialValues: contact,
    validate: (values) => toFormErrors(contactErrors(values), ({ field }) => field, errorText),
  });
  const save = ({ name, phone, email }: Contact) => {
    const parsed = readPhone(phone, country);
    onSave({
      name: cleanAddressField('name', name),
      phone: parsed.ok ? parsed.phone : cleanAddressField('phone', phone),
      email: cleanAddressField('email', email),
    });
  };
  return (
    <Dialog title={t('contact.title')} closeLabel={t('contact.close')} onClose={onClose}>
      <form
        noValidate
        aria-label={t('contact.title')}
        onSubmit={(event) => {
          // React bubbles the event through the dialog's portal to the order's form.
          event.stopPropagation();
          form.onSubmit(save, (_errors, _values, submitted) => submitted && focusFirstError(submitted))(event);
        }}
      >
        <ContactFields form={form} email="required" country={country} focusesName />
        <DialogActions>
          <Button variant="default" onClick={() => form.setValues({ name: '', phone: '', email: '' })}>
            {t('contact.reset')}
          </Button>
          <Button type="submit">{t('contact.save')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
