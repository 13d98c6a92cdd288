/** The time of an order comes with its calendar, beside the rest of the page; nothing of it where no shop offers times. */
import { ErrorBoundary, LazyBoundary, lazyPart, LineSkeletons } from '@shop/ui';
import { useCheckoutMessages } from '../messages';
import type { TimeSectionProps } from './time-section';

const Loaded = lazyPart(() => import('./time-section'));

export function TimeSection(props: TimeSectionProps) {
  const t = useCheckoutMessages();
  if (!props.config.scheduleOrder || !props.store.scheduleOrder) return null;
  return (
    <ErrorBoundary>
      <LazyBoundary fallback={<LineSkeletons count={2} label={t('loading')} />}>
        <Loaded {...props} />
      </LazyBoundary>
    </ErrorBoundary>
  );
}
