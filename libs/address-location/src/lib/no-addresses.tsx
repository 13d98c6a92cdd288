/** Nothing is saved yet, and the way to the first one (ADDR-07). */
import { EmptyState } from '@shop/ui';
import type { ReactNode } from 'react';
import { useSavedText } from './saved-texts';

export function NoAddresses({ action }: { action: ReactNode }) {
  const t = useSavedText();
  return <EmptyState drawing="map" title={t('oops')} text={t('none')} action={action} />;
}
