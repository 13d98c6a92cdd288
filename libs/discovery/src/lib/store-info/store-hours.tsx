/** The hours of a store, day by day from today on, by the marketplace's clock. */
import type { StoreSchedule } from '@shop/domain';
import { hoursOfDay, isOpenAllDay } from '@shop/domain/availability';
import { useDates, useNow } from '@shop/i18n';
import { minuteOfDay } from '@shop/util';
import classes from './store-info.module.css';
import { useStoreInfoMessages } from '../../messages';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

export function StoreHours({ schedules }: { schedules: readonly StoreSchedule[] }) {
  const t = useStoreInfoMessages();
  const { clock, weekday, timeZone } = useDates();
  const today = useNow((at) => minuteOfDay(at, timeZone).day);
  if (schedules.length === 0) return null;
  const spanOf = (hours: StoreSchedule) =>
    isOpenAllDay(hours) ? t('allDay') : t('span', { from: clock(hours.opens), to: clock(hours.closes) });
  return (
    <section className={classes.part}>
      <h3 className={classes.title}>{t('hours')}</h3>
      <dl className={classes.hours}>
        {WEEK.map((ahead) => (today + ahead) % 7).map((day) => {
          const hours = hoursOfDay(schedules, day);
          return (
            <div key={day} className={classes.day} data-today={day === today || undefined}>
              <dt>{day === today ? t('today', { day: weekday(day) }) : weekday(day)}</dt>
              {hours.length === 0 ? <dd>{t('closed')}</dd> : null}
              {hours.map((one) => (
                <dd key={one.opens}>{spanOf(one)}</dd>
              ))}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
