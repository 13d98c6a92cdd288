/** A page that broke, or whose code could not be loaded: says so, with a retry; the rest of the shop stands. */
import { LoadFailed } from '@shop/ui';
import { useAppMessages } from '../messages';

export function RouteFailed() {
  const t = useAppMessages();
  return (
    <LoadFailed
      title={t('broken.title')}
      text={t('broken.text')}
      retryLabel={t('broken.retry')}
      onRetry={() => window.location.reload()}
    />
  );
}
