/** Wraps what opens at a press: loads its code and its messages. */
import { LazyBoundary } from '@shop/ui';
import { WithMessages } from '@shop/i18n';
import type { ReactNode } from 'react';
import { MENU_MESSAGES } from '../messages';

export function Opened({ children }: { children: ReactNode }) {
  return (
    <LazyBoundary>
      <WithMessages messages={MENU_MESSAGES}>{children}</WithMessages>
    </LazyBoundary>
  );
}
