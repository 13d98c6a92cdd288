/**
 * React's `Suspense` for lazy parts, with a box that tells whether React has hydrated its content: the event replay waits for that
 * (decision 022). The box has `display: contents`, so it does not take part in the layout.
 */
// eslint-disable-next-line no-restricted-imports -- the only place that may use Suspense
import { Suspense, type ReactNode } from 'react';

export interface LazyBoundaryProps {
  /** Shown while the part loads. Nothing by default. */
  fallback?: ReactNode;
  /** Of its box. */
  id?: string;
  children: ReactNode;
}

/** React calls refs once an element is hydrated. It keeps rendering 'no', so it never overwrites the attribute. */
const markHydrated = (box: HTMLElement | null) => box?.setAttribute('data-hydrated', 'yes');

export function LazyBoundary({ fallback, id, children }: LazyBoundaryProps) {
  return (
    <Suspense fallback={fallback}>
      <div ref={markHydrated} id={id} data-hydrated="no">
        {children}
      </div>
    </Suspense>
  );
}
