/** An order that cannot be shown: the backend is unreachable, or there is no such order. Its messages are bundled, not fetched. */
import { failureOf, isTemporary } from '@shop/api-client';
import { LazyBoundary, lazyPart, LineSkeletons, LoadFailed } from '@shop/ui';
import { useTrackingMessages } from '../messages';

const NotFound = lazyPart(() => import('./order-not-found'));

export interface OrderMissingProps {
  error: unknown;
  onRetry: () => void;
  /** Below the form that asked for it, which is the way on. */
  isBelowForm?: boolean;
}

export function OrderMissing({ error, onRetry, isBelowForm = false }: OrderMissingProps) {
  const t = useTrackingMessages();
  const failure = failureOf(error);
  // Too many tries: the server says how long to wait.
  const [told] = failure.status === 429 ? failure.messages : [];
  if (isTemporary(failure)) return <LoadFailed title={told ?? t('failed')} retryLabel={t('retry')} onRetry={onRetry} />;
  return (
    <LazyBoundary fallback={<LineSkeletons count={4} label={t('loading')} />}>
      <NotFound isBelowForm={isBelowForm} />
    </LazyBoundary>
  );
}
