/** A section of an order's form that holds addresses, while it loads and when that failed. */
import { FormSection, type SectionFold } from '@shop/order-form';
import { ErrorBoundary, LineSkeletons, LoadFailed } from '@shop/ui';
import { useLayoutEffect, type ReactNode } from 'react';
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

/** The delivery address, while its section loads or it is unknown where the order goes. */
export function AreaLoading({ fold }: Pick<SectionLoadingProps, 'fold'>) {
  const t = usePlaceMessages();
  return <SectionLoading title={t('popover.title')} shape="address" fold={fold} />;
}

function Failed({ title, onFailed }: Pick<WithRetryProps, 'title' | 'onFailed'>) {
  const t = usePlaceMessages();
  useLayoutEffect(() => onFailed?.(), [onFailed]);
  return (
    <FormSection title={title}>
      <LoadFailed title={t('picker.failed')} retryLabel={t('popover.retry')} onRetry={() => window.location.reload()} />
    </FormSection>
  );
}

interface WithRetryProps {
  title: string;
  onFailed?: () => void;
  children: ReactNode;
}

export function WithRetry({ title, onFailed, children }: WithRetryProps) {
  return <ErrorBoundary fallback={<Failed title={title} onFailed={onFailed} />}>{children}</ErrorBoundary>;
}
