/** Day and time of a scheduled order. */
import { NativeSelect } from '@shop/ui';
import { useDates } from '@shop/i18n';
import { FieldRow } from '@shop/order-form';
import { useCheckoutMessages } from '../messages';
import type { Day } from './time-section';

export interface TimeFieldsProps {
  days: readonly Day[];
  chosen: Day;
  /** 'HH:mm' */
  time: string;
  /** Without a time: the first slot of the day. */
  onChoose: (day: Day | undefined, time?: string) => void;
}

export default function TimeFields({ days, chosen, time, onChoose }: TimeFieldsProps) {
  const t = useCheckoutMessages();
  const { clock, longDay } = useDates();
  return (
    <FieldRow>
      <NativeSelect
        label={t('time.day')}
        value={chosen.date}
        data={days.map(({ date }) => ({ value: date, label: longDay(date) }))}
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
