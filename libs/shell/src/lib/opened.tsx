/** Around what opens at a press: its code and its words come with it. */
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
