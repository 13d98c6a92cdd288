/** Lazy saved addresses: guests never need them. */
import { WithMessages } from '@shop/i18n';
import { ErrorBoundary, LineSkeletons, LazyBoundary, lazyPart, LoadFailed } from '@shop/ui';
import type { SavedAddressListProps } from './saved-address-list';
import { savedAddressMessages, usePlaceMessages } from '../messages';

const List = lazyPart(async () => ({ default: (await import('./saved-address-list')).SavedAddressList }));

const MESSAGES = [savedAddressMessages];

export function SavedAddresses(props: SavedAddressListProps) {
  const t = usePlaceMessages();
  const loading = <LineSkeletons count={2} label={t('popover.loading')} />;
  const failed = (
    <LoadFailed title={t('popover.failed')} retryLabel={t('popover.retry')} onRetry={() => window.location.reload()} />
  );
  return (
    <ErrorBoundary fallback={failed}>
      <LazyBoundary fallback={loading}>
        <WithMessages messages={MESSAGES} fallback={loading}>
          <List {...props} />
        </WithMessages>
      </LazyBoundary>
    </ErrorBoundary>
  );
}
