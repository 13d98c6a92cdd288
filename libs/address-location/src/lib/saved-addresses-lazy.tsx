/** The saved addresses as a chunk of their own: guests never need it. */
import { LineSkeletons, lazyPart } from '@shop/ui';
import { Suspense } from 'react';
import type { SavedAddressListProps } from './saved-address-list';
import { usePlaceText } from './texts';

const List = lazyPart(async () => ({ default: (await import('./saved-address-list')).SavedAddressList }));

export function SavedAddresses(props: SavedAddressListProps) {
  const t = usePlaceText();
  return (
    <Suspense fallback={<LineSkeletons count={2} label={t('popover.loading')} />}>
      <List {...props} />
    </Suspense>
  );
}
