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
