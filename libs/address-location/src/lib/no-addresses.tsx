/** Empty state without saved addresses, with a button to add one (ADDR-07). */
import { EmptyState } from '@shop/ui';
import type { ReactNode } from 'react';
import { useSavedMessages } from '../messages';

export function NoAddresses({ action }: { action: ReactNode }) {
  const t = useSavedMessages();
  return <EmptyState drawing="map" title={t('oops')} text={t('none')} action={action} />;
}
