/**
 * Renders its children when the customer scrolls near. After Back they render at once. Until then a placeholder keeps
 * 260 px and the gap above, or the `--section-height` that its class sets.
 */
import { startTransition, useMemo, useState, type ReactNode } from 'react';
import classes from './lazy-when-visible.module.css';
import { whenVisible } from './common/when-visible';

export interface LazyWhenVisibleProps {
  /** Unique within a page; also names the placeholder. */
  name: string;
  /** Class of the placeholder. */
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Rendered sections, by history entry: Back must find a page of the same height. Empty after a reload, to match the
 * server's HTML.
 */
const rendered = new Set<string>();
const keyOf = (name: string): string => {
  if (typeof window === 'undefined') return name;
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return `${idx} ${window.location.pathname} ${name}`;
};

/** How far below the screen a section renders, and above it after a jump to the end of the page. */
const MARGIN = '1400px 0px 600px';

export function LazyWhenVisible({ name, className, children }: LazyWhenVisibleProps) {
  const [isRendered, setRendered] = useState(() => rendered.has(keyOf(name)));
  const observe = useMemo(
    () =>
      whenVisible(() => {
        rendered.add(keyOf(name));
        // A transition: the section is still below the screen, so presses come first.
        startTransition(() => setRendered(true));
      }, MARGIN),
    [name],
  );
  return isRendered ? (
    children
  ) : (
    <div ref={observe} className={`${classes.placeholder} ${className ?? ''}`} data-section={name} />
  );
}
