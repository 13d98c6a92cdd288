/** Lazy contact form with its messages and phone number rules, loaded at the first press. */
import { WithMessages } from '@shop/i18n';
import { LazyBoundary, lazyOnPress } from '@shop/ui';
import type { ContactFormProps } from './address/contact-form';
import { addressFormMessages } from '../messages';

const Form = lazyOnPress(() => import('./address/contact-form').then((module) => ({ default: module.ContactForm })));
const MESSAGES = [addressFormMessages];

export function ContactForm(props: ContactFormProps) {
  return (
    <LazyBoundary>
      <WithMessages messages={MESSAGES}>
        <Form {...props} />
      </WithMessages>
    </LazyBoundary>
  );
}
