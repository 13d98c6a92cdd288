/** The maximum width of a page, with its gutters. */
import type { ReactNode } from 'react';
import classes from './page.module.css';

export interface PageProps {
  /** As narrow as a form. */
  narrow?: boolean;
  children: ReactNode;
}

export function Page({ children, narrow = false }: PageProps) {
  return (
    <div className={classes.page} data-narrow={narrow || undefined}>
      {children}
    </div>
  );
}
