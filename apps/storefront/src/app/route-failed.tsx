/** Error page of a route that threw or failed to load, with a retry; the app shell stays. */
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
