/** The saved addresses as a chunk of their own: guests never need it. */
import { WithTexts } from '@shop/i18n';
import { LineSkeletons, lazyPart } from '@shop/ui';
import { Suspense } from 'react';
import type { SavedAddressListProps } from './saved-address-list';
import { savedAddressTexts } from './saved-texts';
import { usePlaceText } from './texts';

const List = lazyPart(async () => ({ default: (await import('./saved-address-list')).SavedAddressList }));

const TEXTS = [savedAddressTexts];

export function SavedAddresses(props: SavedAddressListProps) {
  const t = usePlaceText();
  const coming = <LineSkeletons count={2} label={t('popover.loading')} />;
  return (
    <Suspense fallback={coming}>
      <WithTexts texts={TEXTS} coming={coming}>
        <List {...props} />
      </WithTexts>
    </Suspense>
  );
}
