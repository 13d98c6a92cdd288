/** The door to the contact form: fields, words and the rules of phone numbers come with the first press. */
import { WithTexts } from '@shop/i18n';
import { pressedPart } from '@shop/ui';
import { Suspense, type ReactNode } from 'react';
import type { ContactFormProps } from './contact-form';
import { addressFormTexts } from './texts';

const Form = pressedPart(() => import('./contact-form').then((module) => ({ default: module.ContactForm })));
const TEXTS = [addressFormTexts];

/** @param coming stands there until it has come */
export function ContactForm({ coming, ...props }: ContactFormProps & { coming: ReactNode }) {
  return (
    <Suspense fallback={coming}>
      <WithTexts texts={TEXTS} coming={coming}>
        <Form {...props} />
      </WithTexts>
    </Suspense>
  );
}
