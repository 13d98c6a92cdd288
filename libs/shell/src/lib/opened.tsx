/** Around what opens at a press: its code and its words come with it. */
import { WithTexts } from '@shop/i18n';
import { Suspense, type ReactNode } from 'react';
import { MENU_TEXTS } from './texts';

export function Opened({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <WithTexts texts={MENU_TEXTS}>{children}</WithTexts>
    </Suspense>
  );
}
