/** The contact form with its messages and phone number rules. */
import { lazyView } from '@shop/view-kit';
import { addressFormMessages } from '../messages';

export const ContactDialog = lazyView(() => import('./address/contact-form'), {
  on: 'press',
  messages: [addressFormMessages],
});
