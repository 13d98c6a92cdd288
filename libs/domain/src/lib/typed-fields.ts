/** Reads what was typed into single fields of forms: what is sent, and what the field shows (decision 083). */
import { digitsOf, isBlank, minor, readAmount, readNumber, type Minor, type MoneyUnits } from '@shop/util';

/** Major units. */
export const MAX_TIP = 1000;
const LONGEST_ORDER_NUMBER = 15;

export interface TipReading {
  /** Shown in the field: what is charged, as it was typed. */
  text: string;
  tip: Minor;
  /** `malformed`: no amount, so no tip; `most`: limited to the highest tip. */
  error: 'malformed' | 'most' | null;
}

export function readTip(typed: string, { decimals, toMinor }: MoneyUnits): TipReading {
  const tip = readAmount(typed, decimals);
  const most = toMinor(MAX_TIP);
  if (tip === null || tip < 0) return { text: typed, tip: minor(0), error: isBlank(typed) ? null : 'malformed' };
  return tip > most ? { text: String(MAX_TIP), tip: most, error: 'most' } : { text: typed, tip, error: null };
}

export type PointsReading = { ok: true; points: number } | { ok: false; reason: 'malformed' | 'tooMany' };

/** Whole points, at most the balance. */
export function readPoints(typed: string, balance: number): PointsReading {
  const points = readNumber(typed) ?? 0;
  if (!Number.isSafeInteger(points) || points <= 0) return { ok: false, reason: 'malformed' };
  return points > balance ? { ok: false, reason: 'tooMany' } : { ok: true, points };
}

/** The digits of an order number, which may be pasted with words or signs around it; empty without any. */
export const readOrderNumber = (typed: string): string => digitsOf(typed).slice(0, LONGEST_ORDER_NUMBER);
