/** The stepper of the order page: four steps; at step n, n - 1 are completed (TRK-24 to TRK-30). */
import type { Order } from '@shop/domain';
import { verdictOf } from '@shop/domain/order-verdict';
import { stepperSteps, type OrderStep } from '@shop/domain/tracking';
import { useDates } from '@shop/i18n';
import { useModuleMessages } from '@shop/module-kit';
import { useOrderStateText } from '@shop/order-form';
import { Written } from '@shop/ui';
import { IconCheck } from '@tabler/icons-react';
import classes from './tracking.module.css';
import { useTrackingMessages } from '../messages';

/** State and reason of an order that was not completed. */
export function EndedNotice({ order }: { order: Order }) {
  const t = useTrackingMessages();
  const { state } = verdictOf(order);
  return (
    <p className={classes.ended} role="status">
      <strong>{t(`ended.${state as 'canceled'}`)}</strong> <Written>{order.cancellationReason}</Written>
    </p>
  );
}

function StepTime({ at }: { at: Date }) {
  const { day, time } = useDates();
  return (
    <time className={classes.stepTime} dateTime={at.toISOString()}>
      <span>{day(at)}</span>
      <span>{time(at)}</span>
    </time>
  );
}

export function Stepper({ order }: { order: Order }) {
  const t = useTrackingMessages();
  const stateText = useOrderStateText();
  const m = useModuleMessages();
  const steps = stepperSteps(order);
  if (steps.length === 0) return <EndedNotice order={order} />;
  const labelOf = ({ name }: OrderStep) =>
    name === 'preparing' ? m('preparing') : name === 'onTheWay' ? m('onTheWay') : t(`steps.${name as 'confirmed'}`);
  const awaited = verdictOf(order).phase === 'waiting' ? stateText(order) : null;
  return (
    <ol className={classes.stepper} aria-label={t('steps.label')}>
      {steps.map((step, index) => (
        <li
          key={step.name}
          className={classes.step}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span
            className={classes.dot}
            role="img"
            aria-label={t(step.state === 'done' ? 'steps.done' : 'steps.notYet')}
          >
            {step.state === 'done' ? <IconCheck size={18} /> : index + 1}
          </span>
          {/* Its weight changes with the state: a new element is no shift. */}
          <span key={step.state} className={classes.stepLabel}>
            {labelOf(step)}
          </span>
          {step.at ? <StepTime at={step.at} /> : null}
          {step.state === 'current' && awaited ? <small className={classes.awaited}>{awaited}</small> : null}
        </li>
      ))}
    </ol>
  );
}
