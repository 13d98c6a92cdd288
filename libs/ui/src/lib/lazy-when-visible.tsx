/**
 * A place below the fold that is filled when the customer comes near. Who returns to the page finds it filled. Until then it keeps 260 px
 * and the gap above it; its page may give a name another height (`[data-section]`, `--section-height`).
 */
import { startTransition, useMemo, useState, type ReactNode } from 'react';
import classes from './lazy-when-visible.module.css';
import { whenSeen } from './common/when-seen';

export interface LazyWhenVisibleProps {
  /** Names the place: within a page, and while it is empty. */
  name: string;
  children: ReactNode;
}

/** What was filled, by entry of the history: Back has to find a page of the same height. Empty after a reload, as the server's HTML is. */
const filled = new Set<string>();
const placeOf = (name: string): string => {
  if (typeof window === 'undefined') return name;
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return `${idx} ${window.location.pathname} ${name}`;
};

/** How far below the screen is near; what a jump has passed just now is near too. */
const NEAR = '1400px 0px 600px';

export function LazyWhenVisible({ name, children }: LazyWhenVisibleProps) {
  const [near, setNear] = useState(() => filled.has(placeOf(name)));
  const watch = useMemo(
    () =>
      whenSeen(() => {
        filled.add(placeOf(name));
        // What is filled gives way to presses: it is still below the screen.
        startTransition(() => setNear(true));
      }, NEAR),
    [name],
  );
  return near ? children : <div ref={watch} className={classes.waiting} data-section={name} />;
}
