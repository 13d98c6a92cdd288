/**
 * Renders its children when the customer scrolls near. After Back they render at once. Until then a placeholder keeps
 * 260 px and the gap above; the page may set another height by name (`[data-section]`, `--section-height`).
 */
import { startTransition, useMemo, useState, type ReactNode } from 'react';
import classes from './lazy-when-visible.module.css';
import { whenSeen } from './common/when-seen';

export interface LazyWhenVisibleProps {
  /** Unique within a page; also names the placeholder. */
  name: string;
  children: ReactNode;
}

/**
 * Rendered sections, by history entry: Back must find a page of the same height. Empty after a reload, to match the
 * server's HTML.
 */
const filled = new Set<string>();
const keyOf = (name: string): string => {
  if (typeof window === 'undefined') return name;
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return `${idx} ${window.location.pathname} ${name}`;
};

/** How far below the screen a section renders, and above it after a jump to the end of the page. */
const NEAR = '1400px 0px 600px';

export function LazyWhenVisible({ name, children }: LazyWhenVisibleProps) {
  const [isNear, setNear] = useState(() => filled.has(keyOf(name)));
  const watch = useMemo(
    () =>
      whenSeen(() => {
        filled.add(keyOf(name));
        // A transition: the section is still below the screen, so presses come first.
        startTransition(() => setNear(true));
      }, NEAR),
    [name],
  );
  return isNear ? children : <div ref={watch} className={classes.waiting} data-section={name} />;
}
