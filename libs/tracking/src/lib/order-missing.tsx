/** An order that can not be shown: out of reach for now, or none of this visitor's (TRK-04, ORD-06). */
import { Button } from '@mantine/core';
import { failureOf, isTemporary } from '@shop/api-client';
import { EmptyState, LoadFailed } from '@shop/ui';
import { paths } from '@shop/util';
import { Link } from 'react-router-dom';
import { useTrackingText } from './texts';

export interface OrderMissingProps {
  error: unknown;
  onRetry: () => void;
  /** Below the form that asked for it, which is the way on. */
  isBelowForm?: boolean;
}

export function OrderMissing({ error, onRetry, isBelowForm = false }: OrderMissingProps) {
  const t = useTrackingText();
  if (isTemporary(failureOf(error)))
    return <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={onRetry} />;
  return (
    <EmptyState
      drawing="search"
      title={t('notFound')}
      text={t('notFoundText')}
      action={
        isBelowForm ? null : (
          <Button component={Link} to={paths.trackOrder()}>
            {t('track.title')}
          </Button>
        )
      }
    />
  );
}
