/** Wraps content that opens at a press, and loads its code and messages. */
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
