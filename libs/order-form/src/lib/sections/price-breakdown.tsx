/** The price breakdown: labels and amounts, the total last. */
import type { ReactNode } from 'react';
import classes from '../order-form.module.css';

export interface PriceRowProps {
  label: string;
  note?: string | null;
  value: string;
  total?: boolean;
}

export function PriceRow({ label, note = null, value, total = false }: PriceRowProps) {
  return (
    <div className={classes.priceRow} data-total={total || undefined}>
      <dt>
        {label}
        {note ? <small>{note}</small> : null}
      </dt>
      <dd>
        <bdi key={value}>{value}</bdi>
      </dd>
    </div>
  );
}

export function PriceBreakdown({ children }: { children: ReactNode }) {
  return <dl className={classes.prices}>{children}</dl>;
}

export interface LinePriceProps {
  /** What is paid, formatted. */
  now: string;
  /** The price before the discount; null without one. */
  before: string | null;
}

/** The price of an ordered line, as the cart says it: the old one below, struck through. */
export function LinePrice({ now, before }: LinePriceProps) {
  return (
    <span className={classes.linePrice}>
      <bdi>{now}</bdi>
      {before ? (
        <s>
          <bdi>{before}</bdi>
        </s>
      ) : null}
    </span>
  );
}
