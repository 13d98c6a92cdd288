/** The end of a list that goes on: asks for more when it comes near, and keeps what is below it off the screen meanwhile. */
import type { ReactNode } from 'react';
import classes from './list-end.module.css';
import { whenSeen } from './common/when-seen';

export interface ListEndProps {
  /** Entries that are there: each time there are more it is another end. */
  count: number;
  onMore: () => void;
  /** In the shape of what comes. */
  children: ReactNode;
}

export function ListEnd({ count, onMore, children }: ListEndProps) {
  return (
    <div key={count} ref={whenSeen(onMore)} className={classes.end}>
      {children}
    </div>
  );
}
