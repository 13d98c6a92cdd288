/** End marker of an endless list: loads more when it comes near, and keeps what follows off the screen meanwhile. */
import type { ReactNode } from 'react';
import classes from './list-end.module.css';
import { whenVisible } from './common/when-visible';

export interface ListEndProps {
  /** Number of loaded entries. A new number makes a new marker, which loads again. */
  count: number;
  onMore: () => void;
  /** Skeletons in the shape of the next entries. */
  children: ReactNode;
}

export function ListEnd({ count, onMore, children }: ListEndProps) {
  return (
    <div key={count} ref={whenVisible(onMore)} className={classes.end}>
      {children}
    </div>
  );
}
