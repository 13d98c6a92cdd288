/** `/chatting` */
import { chatMessages, InboxPage } from '@shop/chat';
import { SignedInOnly } from '../app/signed-in-only';

export const messages = [chatMessages];

export function Component() {
  return (
    <SignedInOnly>
      <InboxPage />
    </SignedInOnly>
  );
}
