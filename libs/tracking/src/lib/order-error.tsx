/** Error state of an order: backend unreachable, or order not found. */
import { failureOf, isTemporary } from '@shop/api-client';
import { LoadFailed } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { linesLoading } from './lines-loading';
import { useTrackingMessages } from '../messages';

const NotFound = lazyView(() => import('./order-not-found'), { Loading: linesLoading(4) });

export interface OrderErrorProps {
  error: unknown;
  onRetry: () => void;
  /** Below the track-order form, which is the next step itself. */
  isBelowForm?: boolean;
}

export function OrderError({ error, onRetry, isBelowForm = false }: OrderErrorProps) {
  const t = useTrackingMessages();
  const failure = failureOf(error);
  // 429, too many attempts: the backend's message has the waiting time.
  const [waitMessage] = failure.status === 429 ? failure.messages : [];
  if (isTemporary(failure))
    return <LoadFailed isWhole title={waitMessage ?? t('failed')} retryLabel={t('retry')} onRetry={onRetry} />;
  return <NotFound isBelowForm={isBelowForm} />;
}
