/** How the marketplace writes money and time, for every view below. */
import {
  formatClock,
  formatDate,
  formatDay,
  formatMoment,
  formatMoney,
  formatSpan,
  formatStep,
  formatTime,
  type ClockForm,
  type Minor,
  type MoneyFormat,
} from '@shop/util';
import { spansOf } from './languages';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

export interface Formats {
  money: (amount: Minor) => string;
  /** '09:30 am' from 'HH:mm'. */
  clock: (time: string) => string;
  moment: (at: Date) => string;
  step: (at: Date) => string;
  day: (at: Date) => string;
  /** '03:20 pm' or '15:20'. */
  time: (at: Date) => string;
  /** 'Mar 5, 2026' from 'YYYY-MM-DD'. */
  date: (date: string) => string;
  /** '30–45 min' from what a backend says a delivery takes. */
  span: (text: string) => string;
  digits: number;
  timeZone: string;
}

const Context = createContext<Formats | null>(null);

export function FormatsProvider({
  money,
  clock,
  children,
}: {
  money: MoneyFormat;
  clock: ClockForm;
  children: ReactNode;
}) {
  const spans = spansOf(clock.language);
  const value = useMemo<Formats>(
    () => ({
      money: (amount) => formatMoney(amount, money),
      clock: (time) => formatClock(time, clock),
      moment: (at) => formatMoment(at, clock),
      step: (at) => formatStep(at, clock),
      day: (at) => formatDay(at, clock),
      time: (at) => formatTime(at, clock),
      date: (date) => formatDate(date, clock),
      span: (text) => formatSpan(text, spans),
      digits: money.digits,
      timeZone: clock.timeZone,
    }),
    [money, clock, spans],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export function useFormats(): Formats {
  const value = useContext(Context);
  if (!value) throw new Error('useFormats outside of FormatsProvider');
  return value;
}
