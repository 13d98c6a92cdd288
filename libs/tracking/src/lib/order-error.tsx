/** Error state of an order: backend unreachable, or order not found. */
import { failureOf, isTemporary } from '@shop/api-client';
import { LazyBoundary, lazyPart, LineSkeletons, LoadFailed } from '@shop/ui';
import { useTrackingMessages } from '../messages';

const NotFound = lazyPart(() => import('./order-not-found'));

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
    return <LoadFailed title={waitMessage ?? t('failed')} retryLabel={t('retry')} onRetry={onRetry} />;
  return (
    <LazyBoundary fallback={<LineSkeletons count={4} label={t('loading')} />}>
      <NotFound isBelowForm={isBelowForm} />
    </LazyBoundary>
  );
}
