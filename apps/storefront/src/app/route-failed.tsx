/** Error page of a route that threw or failed to load, with ways out; the app shell stays, unless it is what threw (decision 081). */
import { LoadFailed } from '@shop/ui';
import { paths } from '@shop/util';
import { useAppMessages } from '../messages';

export function RouteFailed() {
  const t = useAppMessages();
  return (
    <LoadFailed
      title={t('broken.title')}
      text={t('broken.text')}
      retryLabel={t('broken.retry')}
      onRetry={() => window.location.reload()}
      homeLabel={t('notFound.home')}
      homePath={paths.home()}
    />
  );
}
