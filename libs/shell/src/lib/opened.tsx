/** Wraps what opens at a press: loads its code and its messages. */
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
