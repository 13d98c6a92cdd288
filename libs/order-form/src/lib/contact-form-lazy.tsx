/** The door to the contact form: fields, words and the rules of phone numbers come with the first press. */
import { WithTexts } from '@shop/i18n';
import { pressedPart } from '@shop/ui';
import { Suspense } from 'react';
import type { ContactFormProps } from './contact-form';
import { addressFormTexts } from './texts';

const Form = pressedPart(() => import('./contact-form').then((module) => ({ default: module.ContactForm })));
const TEXTS = [addressFormTexts];

export function ContactForm(props: ContactFormProps) {
  return (
    <Suspense fallback={null}>
      <WithTexts texts={TEXTS}>
        <Form {...props} />
      </WithTexts>
    </Suspense>
  );
}
