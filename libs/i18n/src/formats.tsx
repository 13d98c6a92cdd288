/** Formats of money and durations for all views; days and times are in dates.ts. */
import {
  formatMoney,
  formatSpan,
  moneyUnits,
  type ClockForm,
  type Minor,
  type MoneyFormat,
  type MoneyUnits,
  type Span,
} from '@shop/util';
import { rangeOf } from './isolate';
import { spansOf } from './languages';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

export interface Formats {
  money: (amount: Minor) => string;
  /** '€5.00 – €10.00', or one price when both are equal. */
  moneyRange: (low: Minor, high: Minor) => string;
  /** '30–45 min' */
  span: (span: Span) => string;
  /** Units of the currency, for amounts that are typed or chosen. */
  units: MoneyUnits;
}

const Context = createContext<{ formats: Formats; form: ClockForm } | null>(null);

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
  const value = useMemo(
    () => ({
      formats: {
        money: (amount: Minor) => formatMoney(amount, money),
        moneyRange: (low: Minor, high: Minor) => {
          const [from, to] = [formatMoney(low, money), formatMoney(high, money)];
          return from === to ? from : rangeOf(clock.language, from, to);
        },
        span: (span: Span) => formatSpan(span, spans),
        units: moneyUnits(money.decimals),
      },
      form: clock,
    }),
    [money, clock, spans],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

function useGiven() {
  const value = useContext(Context);
  if (!value) throw new Error('useFormats outside of FormatsProvider');
  return value;
}

export const useFormats = (): Formats => useGiven().formats;

/** Configuration of the date and time formats. */
export const useClockForm = (): ClockForm => useGiven().form;
