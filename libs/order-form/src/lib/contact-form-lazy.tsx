/** Loads the contact form, its messages and the rules of phone numbers at the first press. */
import { WithMessages } from '@shop/i18n';
import { lazyOnPress } from '@shop/ui';
import { Suspense } from 'react';
import type { ContactFormProps } from './address/contact-form';
import { addressFormMessages } from '../messages';

const Form = lazyOnPress(() => import('./address/contact-form').then((module) => ({ default: module.ContactForm })));
const MESSAGES = [addressFormMessages];

export function ContactForm(props: ContactFormProps) {
  return (
    <Suspense fallback={null}>
      <WithMessages messages={MESSAGES}>
        <Form {...props} />
      </WithMessages>
    </Suspense>
  );
}
