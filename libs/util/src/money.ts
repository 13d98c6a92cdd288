/** Money in integer minor units; the only place that knows major units and formats. */

/** Money in the currency's smallest unit. Always an integer. */
export type Minor = number & { readonly unit: 'minor' };

/** The marketplace's money format: symbol, its side, and the number of decimals. */
export interface MoneyFormat {
  symbol: string;
  side: 'left' | 'right';
  decimals: number;
}

/** A currency's units: people and the backend write major ones, the shop calculates with minor ones. */
export interface MoneyUnits {
  /** Decimals of the major unit. */
  decimals: number;
  toMinor: (major: number) => Minor;
  toMajor: (amount: Minor) => number;
}

/** Marks an integer of minor units as money; a fraction is rounded half up. */
export function minor(amount: number): Minor {
  return Math.round(amount) as Minor;
}

/** Major units: more is no price, and JavaScript writes smaller and larger numbers with an exponent. */
const LEAST = 1e-6;
const MOST = 1e12;

/**
 * Major units (2.88) to minor units (288), half up, without binary rounding errors. Total: NaN is 0, and an amount above
 * 1e12 is as large as the largest safe integer.
 */
export function toMinor(major: number, decimals: number): Minor {
  const size = Math.abs(major);
  if (!(size >= LEAST)) return minor(0);
  if (size >= MOST) return minor(Math.sign(major) * Number.MAX_SAFE_INTEGER);
  return minor(Number(`${Math.round(Number(`${major}e${decimals + 3}`))}e-3`));
}

/** Minor units (288) to major units (2.88), for the API and for inputs. */
export function fromMinor(amount: Minor, decimals: number): number {
  return Number(`${amount}e-${decimals}`);
}

export const moneyUnits = (decimals: number): MoneyUnits => ({
  decimals,
  toMinor: (major) => toMinor(major, decimals),
  toMajor: (amount) => fromMinor(amount, decimals),
});

/** `percent` of an amount, half up: 10 % of 1050 is 105. */
export function percentOf(amount: Minor, percent: number): Minor {
  return minor(Number(((amount * percent) / 100).toFixed(6)));
}

/** The sum of amounts; 0 for an empty list. */
export function sumMinor(amounts: readonly Minor[]): Minor {
  return amounts.reduce((sum, amount) => sum + amount, 0) as Minor;
}

/** Money in the marketplace's format (FMT-01): '€12.50' or '12.50 د.إ'. Digits are Latin in every language. */
export function formatMoney(amount: Minor, format: MoneyFormat): string {
  // Formatted by hand: the first use of `Intl` takes 100 ms on a slow phone, and every card has prices.
  const text = String(Math.abs(amount)).padStart(format.decimals + 1, '0');
  const end = text.length - format.decimals;
  const whole = text.slice(0, end).replace(/\B(?=(\d{3})+$)/g, ',');
  const number = format.decimals > 0 ? `${whole}.${text.slice(end)}` : whole;
  const sign = amount < 0 ? '-' : '';
  return format.side === 'left' ? `${sign}${format.symbol}${number}` : `${sign}${number}\u00a0${format.symbol}`;
}
