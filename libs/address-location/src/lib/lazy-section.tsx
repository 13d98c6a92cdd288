/** A lazy section of an order form with its messages: a skeleton while it loads, a retry when that failed. */
import { WithMessages, type Namespace } from '@shop/i18n';
import { FormSection } from '@shop/order-form';
import { ErrorBoundary, LazyBoundary, LineSkeletons, LoadFailed } from '@shop/ui';
import type { ReactNode } from 'react';
import { usePlaceMessages } from '../messages';

export interface LazySectionProps {
  title: string;
  /** Lines of the skeleton. */
  lines: number;
  messages: readonly Namespace[];
  children: ReactNode;
}

export function LazySection({ title, lines, messages, children }: LazySectionProps) {
  const t = usePlaceMessages();
  const loading = (
    <FormSection title={title}>
      <LineSkeletons count={lines} label={t('popover.loading')} />
    </FormSection>
  );
  const failed = (
    <FormSection title={title}>
      <LoadFailed title={t('picker.failed')} retryLabel={t('popover.retry')} onRetry={() => window.location.reload()} />
    </FormSection>
  );
  return (
    <ErrorBoundary fallback={failed}>
      <LazyBoundary fallback={loading}>
        <WithMessages messages={messages} fallback={loading}>
          {children}
        </WithMessages>
      </LazyBoundary>
    </ErrorBoundary>
  );
}
