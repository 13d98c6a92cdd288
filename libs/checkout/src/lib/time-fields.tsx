/** Day and time of a scheduled order. */
import { NativeSelect } from '@shop/ui';
import { useDates } from '@shop/i18n';
import { FieldRow } from '@shop/order-form';
import { usePartMessages } from '../messages';

export interface Slot {
  /** The draft's `scheduleAt`. */
  at: string;
  start: Date;
}
export interface Day {
  /** 'YYYY-MM-DD' */
  date: string;
  slots: Slot[];
}

export interface TimeFieldsProps {
  days: readonly Day[];
  chosen: Day;
  /** The chosen slot. */
  at: string;
  onChoose: (slot: Slot | undefined) => void;
}

/** 'HH:mm' of a slot, and its offset in a repeated hour. */
const timeOf = (at: string) => `${at.slice(11, 16)}${at.slice(19)}`;

export default function TimeFields({ days, chosen, at, onChoose }: TimeFieldsProps) {
  const t = usePartMessages();
  const { time, longDay } = useDates();
  return (
    <FieldRow>
      <NativeSelect
        label={t('time.day')}
        value={chosen.date}
        data={days.map(({ date }) => ({ value: date, label: longDay(date) }))}
        onChange={(event) => onChoose(days.find(({ date }) => date === event.currentTarget.value)?.slots[0])}
      />
      <NativeSelect
        label={t('time.slot')}
        value={timeOf(at)}
        data={chosen.slots.map((slot) => ({ value: timeOf(slot.at), label: time(slot.start) }))}
        onChange={(event) => onChoose(chosen.slots.find((slot) => timeOf(slot.at) === event.currentTarget.value))}
      />
    </FieldRow>
  );
}
