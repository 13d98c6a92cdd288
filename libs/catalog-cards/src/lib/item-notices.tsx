/** Why an item cannot be had now, and when it can: its store is closed, or it is outside of its serving hours. */
import type { Availability } from '@shop/domain/availability';
import { useDates } from '@shop/i18n';
import classes from './item-form.module.css';
import { useCardMessages } from '../messages';

/** @param reopens when the store opens again, as a sentence; null: not known */
export function ClosedNotice({ availability, reopens }: { availability: Availability; reopens: string | null }) {
  const t = useCardMessages();
  const isLater = availability.state === 'later' && !availability.hours;
  return (
    <p className={classes.notice}>
      <strong>{t('closed')}</strong>
      {reopens ? <span>{reopens}</span> : null}
      {isLater ? <span>{t(reopens ? 'orderForThen' : 'orderLater')}</span> : null}
    </p>
  );
}

export function HoursNotice({ availability }: { availability: Availability }) {
  const t = useCardMessages();
  const { clock } = useDates();
  if (availability.state === 'now' || !availability.hours) return null;
  const { hours } = availability;
  const isLater = availability.state === 'later';
  return (
    <p className={classes.notice}>
      <strong>{t('notAvailableNow')}</strong>
      <span>
        {t(isLater ? 'availableFrom' : 'availableWillBe', { start: clock(hours.start), end: clock(hours.end) })}
      </span>
      {isLater ? <span>{t('orderLater')}</span> : null}
    </p>
  );
}
