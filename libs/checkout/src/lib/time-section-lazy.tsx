/** Lazy time section: loads its calendar code; nothing where shop or store do not schedule orders. */
import { ErrorBoundary, LazyBoundary, lazyPart, LineSkeletons } from '@shop/ui';
import { useCheckoutMessages } from '../messages';
import type { TimeSectionProps } from './time-section';

const LazyTimeSection = lazyPart(() => import('./time-section'));

export function TimeSection(props: TimeSectionProps) {
  const t = useCheckoutMessages();
  if (!props.config.scheduleOrder || !props.store.scheduleOrder) return null;
  return (
    <ErrorBoundary>
      <LazyBoundary fallback={<LineSkeletons count={2} label={t('loading')} />}>
        <LazyTimeSection {...props} />
      </LazyBoundary>
    </ErrorBoundary>
  );
}
