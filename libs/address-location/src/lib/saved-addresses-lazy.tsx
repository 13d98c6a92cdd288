/** Lazy saved addresses: guests never need them. */
import { WithMessages } from '@shop/i18n';
import { LineSkeletons, LazyBoundary, lazyPart } from '@shop/ui';
import type { SavedAddressListProps } from './saved-address-list';
import { savedAddressMessages, usePlaceMessages } from '../messages';

const List = lazyPart(async () => ({ default: (await import('./saved-address-list')).SavedAddressList }));

const MESSAGES = [savedAddressMessages];

export function SavedAddresses(props: SavedAddressListProps) {
  const t = usePlaceMessages();
  const loading = <LineSkeletons count={2} label={t('popover.loading')} />;
  return (
    <LazyBoundary fallback={loading}>
      <WithMessages messages={MESSAGES} fallback={loading}>
        <List {...props} />
      </WithMessages>
    </LazyBoundary>
  );
}
