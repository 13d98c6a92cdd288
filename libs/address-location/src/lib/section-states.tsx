/** A section of an order's form that holds addresses, while it loads and when that failed. */
import { FormSection, type SectionFold } from '@shop/order-form';
import { ErrorBoundary, LineSkeletons, LoadFailed } from '@shop/ui';
import type { ReactNode } from 'react';
import classes from './section-states.module.css';
import { usePlaceMessages } from '../messages';

export interface SectionLoadingProps {
  title: string;
  /** What comes: an address on its card, or the form of a sender or receiver. */
  shape: 'address' | 'party';
  /** The form asks for an e-mail address. */
  hasEmail?: boolean;
  /** One that is one line is one line from the start. */
  fold?: SectionFold | null | undefined;
}

export function SectionLoading({ title, shape, hasEmail = false, fold }: SectionLoadingProps) {
  const t = usePlaceMessages();
  return (
    <FormSection title={title} fold={fold}>
      <div className={classes[shape]} data-email={hasEmail || undefined}>
        <LineSkeletons
          count={shape === 'address' ? 1 : 2}
          shape={shape === 'address' ? 'row' : 'field'}
          label={t('popover.loading')}
        />
      </div>
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
