/** Day and time of an order ahead. */
import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import { useFormats, useLanguage } from '@shop/i18n';
import { FieldRow } from '@shop/order-form';
import { fromWallClock, now } from '@shop/util';
import { useCheckoutMessages } from '../messages';
import type { Day } from './time-section';

export interface TimeFieldsProps {
  days: readonly Day[];
  chosen: Day;
  /** 'HH:mm' */
  time: string;
  /** Without a time: the first of the day. */
  onChoose: (day: Day | undefined, time?: string) => void;
}

export default function TimeFields({ days, chosen, time, onChoose }: TimeFieldsProps) {
  const t = useCheckoutMessages();
  const { clock, timeZone } = useFormats();
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'short',
  });
  const labelOf = ({ date: day }: Day) => format.format(fromWallClock(`${day} 12:00`, timeZone) ?? now());
  return (
    <FieldRow>
      <NativeSelect
        label={t('time.day')}
        value={chosen.date}
        data={days.map((day) => ({ value: day.date, label: labelOf(day) }))}
        onChange={(event) => onChoose(days.find((day) => day.date === event.currentTarget.value))}
      />
      <NativeSelect
        label={t('time.slot')}
        value={time}
        data={chosen.slots.map((slot) => ({ value: slot, label: clock(slot) }))}
        onChange={(event) => onChoose(chosen, event.currentTarget.value)}
      />
    </FieldRow>
  );
}
