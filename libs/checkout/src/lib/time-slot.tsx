/** When an order comes: its section loads with its calendar, where orders can be scheduled. */
import { isClosed } from '@shop/domain/availability';
import { Choice, Choices, FormSection } from '@shop/order-form';
import { ErrorBoundary } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import type { TimeSectionProps } from './time-section';
import { partMessages, useCheckoutMessages } from '../messages';

/** In the shape of what comes: one line, or two choices. */
function LoadingTime({ isSettled, draft, store }: TimeSectionProps) {
  const t = useCheckoutMessages();
  const isLine = isSettled && !draft.scheduleAt && !isClosed(store);
  return (
    <FormSection title={t('time.title')} fold={isLine ? { summary: t('time.now'), isRight: true } : null}>
      <Choices>
        {(['now', 'later'] as const).map((when) => (
          <Choice key={when} name="when" checked={false} disabled onChoose={() => undefined}>
            {t(`time.${when}`)}
          </Choice>
        ))}
      </Choices>
    </FormSection>
  );
}
const LazyTimeSection = lazyView(() => import('./time-section'), { messages: [partMessages], Loading: LoadingTime });

/** Nothing where shop or store do not schedule orders; its calendar loads elsewhere only. */
export function TimeSection(props: TimeSectionProps) {
  if (!props.config.scheduleOrder || !props.store.scheduleOrder) return null;
  return (
    <ErrorBoundary>
      <LazyTimeSection {...props} />
    </ErrorBoundary>
  );
}
