/** Why an item is unavailable, and when it is available again: closed store, or outside of serving hours. */
import type { Availability } from '@shop/domain/availability';
import { useDates } from '@shop/i18n';
import classes from './item-form.module.css';
import { useCardMessages } from '../messages';

/** @param reopens sentence with the next opening of the store; null: unknown */
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
