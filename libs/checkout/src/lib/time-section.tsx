/** When the order is wanted: as soon as possible, or a slot of the next days (PLUS-07, CHK-16). */
import { NativeSelect } from '@mantine/core';
import type { ShopConfig } from '@shop/api-client/start';
import type { CartLine, Store } from '@shop/domain';
import { isClosed } from '@shop/domain/availability';
import { DAYS_AHEAD, slotsOfDay } from '@shop/domain/schedule';
import { useFormats, useLanguage } from '@shop/i18n';
import { useModuleDefinition } from '@shop/module-kit';
import { Choice, Choices, FieldRow, FormSection } from '@shop/order-form';
import { fromWallClock, localTime, now } from '@shop/util';
import { useId } from 'react';
import type { SectionProps } from './checkout-sections';
import { useCheckoutText } from './texts';

interface Day {
  date: string;
  /** Starts of its slots as 'HH:mm'. */
  slots: string[];
}
const DAY_MS = 86_400_000;
const two = (value: number) => String(value).padStart(2, '0');
const clockOf = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** The days that have a slot left, today first. */
function useDays(store: Store, lines: readonly CartLine[], slotMinutes: number): Day[] {
  const { timeZone } = useFormats();
  const servesByHours = useModuleDefinition()?.catalogue?.hasServingHours ?? false;
  const moment = now();
  const hours = servesByHours ? lines.flatMap(({ item }) => item.hours ?? []) : [];
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => {
    const local = localTime(new Date(moment.getTime() + ahead * DAY_MS), timeZone);
    const slots = slotsOfDay({
      schedules: store.schedules,
      day: local.day,
      notBefore: ahead === 0 ? local.minute + 1 : null,
      length: slotMinutes,
      hours,
    });
    return { date: local.date, slots: slots.map(clockOf) };
  }).filter(({ slots }) => slots.length > 0);
}

export interface TimeSectionProps extends SectionProps {
  store: Store;
  lines: readonly CartLine[];
  config: ShopConfig;
  fault: string | null;
}

export function TimeSection({ store, lines, config, draft, onChange, fault }: TimeSectionProps) {
  const t = useCheckoutText();
  const { clock, timeZone } = useFormats();
  const language = useLanguage();
  const name = useId();
  const days = useDays(store, lines, config.slotMinutes);
  if (!config.scheduleOrder || !store.scheduleOrder || days.length === 0) return null;
  const [date = '', time = ''] = draft.scheduleAt?.split(' ') ?? [];
  const chosen = days.find((day) => day.date === date) ?? null;
  const closed = isClosed(store);
  const choose = (day: Day | undefined, slot?: string) =>
    day ? onChange({ scheduleAt: `${day.date} ${slot ?? day.slots[0]}:00` }) : undefined;
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'short',
  });
  const labelOf = ({ date: day }: Day) => format.format(fromWallClock(`${day} 12:00`, timeZone) ?? now());
  return (
    <FormSection title={t('time.title')} fault={fault}>
      <Choices>
        <Choice name={name} checked={!chosen} disabled={closed} onChoose={() => onChange({ scheduleAt: null })}>
          {t('time.now')}
        </Choice>
        <Choice name={name} checked={chosen !== null} onChoose={() => choose(days[0])}>
          {t('time.later')}
        </Choice>
      </Choices>
      {chosen ? (
        <FieldRow>
          <NativeSelect
            label={t('time.day')}
            value={chosen.date}
            data={days.map((day) => ({ value: day.date, label: labelOf(day) }))}
            onChange={(event) => choose(days.find((day) => day.date === event.currentTarget.value))}
          />
          <NativeSelect
            label={t('time.slot')}
            value={time.slice(0, 5)}
            data={chosen.slots.map((slot) => ({ value: slot, label: clock(slot) }))}
            onChange={(event) => choose(chosen, event.currentTarget.value)}
          />
        </FieldRow>
      ) : null}
    </FormSection>
  );
}
