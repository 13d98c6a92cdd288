/** A section of an order's form that holds addresses, while it loads and when that failed. */
import { FormSection, type SectionFold } from '@shop/order-form';
import { ErrorBoundary, LineSkeletons, LoadFailed } from '@shop/ui';
import type { ReactNode } from 'react';
import { usePlaceMessages } from '../messages';

export interface SectionLoadingProps {
  title: string;
  lines: number;
  /** One that is one line is one line from the start. */
  fold?: SectionFold | null | undefined;
}

export function SectionLoading({ title, lines, fold }: SectionLoadingProps) {
  const t = usePlaceMessages();
  return (
    <FormSection title={title} fold={fold}>
      <LineSkeletons count={lines} label={t('popover.loading')} />
    </FormSection>
  );
}

export function WithRetry({ title, children }: { title: string; children: ReactNode }) {
  const t = usePlaceMessages();
  const failed = (
    <FormSection title={title}>
      <LoadFailed title={t('picker.failed')} retryLabel={t('popover.retry')} onRetry={() => window.location.reload()} />
    </FormSection>
  );
  return <ErrorBoundary fallback={failed}>{children}</ErrorBoundary>;
}
