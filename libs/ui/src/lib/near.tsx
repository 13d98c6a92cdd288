/** A place below the fold that is filled when the customer comes near. */
import { useMemo, useState, type ReactNode } from 'react';
import classes from './near.module.css';
import { whenSeen } from './when-seen';

export interface NearProps {
  /** Names the place while it is empty. */
  name: string;
  children: ReactNode;
}

export function Near({ name, children }: NearProps) {
  const [near, setNear] = useState(false);
  const watch = useMemo(() => whenSeen(() => setNear(true), '500px'), []);
  return near ? children : <div ref={watch} className={classes.waiting} data-section={name} />;
}
