/** Wraps content that opens at a press, and loads its code and messages. */
import { WithMessages } from '@shop/i18n';
import { Suspense, type ReactNode } from 'react';
import { MENU_MESSAGES } from '../messages';

export function Opened({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <WithMessages messages={MENU_MESSAGES}>{children}</WithMessages>
    </Suspense>
  );
}
