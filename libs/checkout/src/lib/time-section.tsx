/** When to deliver: as soon as possible, or in a slot of the next days (PLUS-07, CHK-16). */
import type { ShopConfig } from '@shop/api-client/start';
import type { CartLine, Store } from '@shop/domain';
import { isClosed } from '@shop/domain/availability';
import { DAYS_AHEAD, slotsOfDay } from '@shop/domain/schedule';
import { useDates } from '@shop/i18n';
import { useModuleDefinition } from '@shop/module-kit';
import { Choice, Choices, FormSection } from '@shop/order-form';
import { ErrorBoundary, LazyBoundary, lazyPart, LineSkeletons } from '@shop/ui';
import { now, utc, wallTime } from '@shop/util';
import { useEffect, useId } from 'react';
import classes from './checkout-page.module.css';
import type { SectionProps } from './sections/checkout-sections';
import { useCheckoutMessages } from '../messages';

/** Lazy: most orders are for now. */
const TimeFields = lazyPart(() => import('./time-fields'));

export interface Day {
  date: string;
  /** Start times of the slots, 'HH:mm'. */
  slots: string[];
}
const timeOfMinute = (minute: number) => utc(0).add(minute, 'minute').format('HH:mm');

/** Days with free slots, today first. */
function useDays(store: Store, lines: readonly CartLine[], slotMinutes: number): Day[] {
  const { timeZone } = useDates();
  const servesByHours = useModuleDefinition()?.catalogue?.hasServingHours ?? false;
  const today = wallTime(now(), timeZone);
  const hours = servesByHours ? lines.flatMap(({ item }) => item.hours ?? []) : [];
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => {
    const day = today.add(ahead, 'day');
    const slots = slotsOfDay({
      schedules: store.schedules,
      day: day.day(),
      notBefore: ahead === 0 ? today.diff(today.startOf('day'), 'minute') + 1 : null,
      length: slotMinutes,
      hours,
    });
    return { date: day.format('YYYY-MM-DD'), slots: slots.map(timeOfMinute) };
  }).filter(({ slots }) => slots.length > 0);
}

export interface TimeSectionProps extends SectionProps {
  store: Store;
  lines: readonly CartLine[];
  config: ShopConfig;
  error: string | null;
}

export default function TimeSection({ store, lines, config, draft, onChange, error }: TimeSectionProps) {
  const t = useCheckoutMessages();
  const name = useId();
  const days = useDays(store, lines, config.slotMinutes);
  const [date = '', time = ''] = draft.scheduleAt?.split(' ') ?? [];
  const chosen = days.find((day) => day.date === date) ?? null;
  const closed = isClosed(store);
  const choose = (day: Day | undefined, slot?: string) =>
    day ? onChange({ scheduleAt: `${day.date} ${slot ?? day.slots[0]}:00` }) : undefined;
  const first = days[0];
  // A closed store cannot deliver now: select its first slot, and show the reason.
  const needsDefaultSlot = closed && !chosen && first !== undefined;
  useEffect(() => {
    if (needsDefaultSlot) choose(first);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once whenever no valid slot is selected
  }, [needsDefaultSlot]);
  if (!first) return null;
  return (
    <FormSection title={t('time.title')} error={error}>
      {closed ? <p className={classes.notice}>{t('time.closed', { store: store.name })}</p> : null}
      <Choices>
        <Choice name={name} checked={!chosen} disabled={closed} onChoose={() => onChange({ scheduleAt: null })}>
          {t('time.now')}
        </Choice>
        <Choice name={name} checked={chosen !== null} onChoose={() => choose(first)}>
          {t('time.later')}
        </Choice>
      </Choices>
      {chosen ? (
        <ErrorBoundary>
          <LazyBoundary fallback={<LineSkeletons count={1} label={t('loading')} />}>
            <TimeFields days={days} chosen={chosen} time={time.slice(0, 5)} onChoose={choose} />
          </LazyBoundary>
        </ErrorBoundary>
      ) : null}
    </FormSection>
  );
}
