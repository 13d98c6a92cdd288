/** The price breakdown: labels and amounts, the total last. */
import type { ReactNode } from 'react';
import classes from '../order-form.module.css';

export interface FigureProps {
  label: string;
  note?: string | null;
  value: string;
  total?: boolean;
}

export function Figure({ label, note = null, value, total = false }: FigureProps) {
  return (
    <div className={classes.figure} data-total={total || undefined}>
      <dt>
        {label}
        {note ? <small>{note}</small> : null}
      </dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

export function Figures({ children }: { children: ReactNode }) {
  return <dl className={classes.figures}>{children}</dl>;
}
