/** `/chatting` */
import { chatTexts, InboxPage } from '@shop/chat';
import { SignedInOnly } from '../app/signed-in-only';

export const texts = [chatTexts];

export function Component() {
  return (
    <SignedInOnly>
      <InboxPage />
    </SignedInOnly>
  );
}
