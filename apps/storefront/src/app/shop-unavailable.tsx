/**
 * Shown when the backend is down or in maintenance: retries with a growing delay (backoff) and recovers automatically
 * (PLUS-36, PLUS-37).
 */
import { LoadFailed } from '@shop/ui';
import { useAppMessages } from '../messages';
import { useBackoff } from '@shop/shell';

export interface ShopUnavailableProps {
  reason: 'away' | 'maintenance';
  onRetry: () => void;
}

export function ShopUnavailable({ reason, onRetry }: ShopUnavailableProps) {
  const t = useAppMessages();
  useBackoff(true, onRetry);
  return (
    <LoadFailed
      isWhole
      title={t(`${reason}.title`)}
      text={t(`${reason}.text`)}
      retryLabel={t('away.retry')}
      onRetry={onRetry}
    />
  );
}
