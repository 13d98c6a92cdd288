/** The stepper of the order page: four labels, of which step n has completed n - 1 (TRK-24 to TRK-30). */
import type { Order, OrderStatus } from '@shop/domain';
import { completedLabels, stepperStep } from '@shop/domain/tracking';
import { useFormats } from '@shop/i18n';
import { useModuleWords } from '@shop/module-kit';
import { Written } from '@shop/ui';
import { IconCheck } from '@tabler/icons-react';
import classes from './tracking.module.css';
import { useTrackingText } from './texts';

/** Which status' time belongs to which label. */
const TIMES: readonly OrderStatus[] = ['confirmed', 'processing', 'picked_up', 'delivered'];
const ENDED: readonly OrderStatus[] = ['canceled', 'failed', 'refund_requested', 'refunded', 'refund_request_canceled'];
type Ended = 'canceled' | 'failed' | 'refund_requested' | 'refunded' | 'refund_request_canceled';

export function Stepper({ order }: { order: Order }) {
  const t = useTrackingText();
  const words = useModuleWords();
  const { day } = useFormats();
  const done = completedLabels(order.status);
  if (stepperStep(order.status) === 0 && ENDED.includes(order.status))
    return (
      <p className={classes.ended} role="status">
        {t(`status.${order.status as Ended}`)} <Written>{order.cancellationReason}</Written>
      </p>
    );
  const labels = [t('steps.confirmed'), words?.preparing ?? '', words?.onTheWay ?? '', t('steps.delivered')];
  return (
    <ol className={classes.stepper} aria-label={t('steps.label')}>
      {labels.map((label, index) => {
        const at = order.reachedAt[TIMES[index] as OrderStatus];
        const state = index < done ? 'done' : index === done ? 'active' : 'ahead';
        return (
          <li
            key={index}
            className={classes.step}
            data-state={state}
            aria-current={state === 'active' ? 'step' : undefined}
          >
            <span className={classes.dot} aria-hidden="true">
              {state === 'done' ? <IconCheck size={18} /> : index + 1}
            </span>
            <span className={classes.stepLabel}>{label}</span>
            {at ? <small>{day(at)}</small> : null}
          </li>
        );
      })}
    </ol>
  );
}
