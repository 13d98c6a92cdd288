/**
 * Stands around a lazy part, as React's `Suspense`. Its box tells whether React has hydrated what the server rendered in it: presses
 * from before wait for that (decision 022). The box has no place of its own in the layout.
 */
// eslint-disable-next-line no-restricted-imports -- the one place
import { Suspense, type ReactNode } from 'react';

export interface LazyBoundaryProps {
  /** Stands there until the part has come: nothing by default. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** React attaches a ref once the box is hydrated. It goes on to render 'no', and so never writes the attribute again. */
const tellHydrated = (box: HTMLElement | null) => box?.setAttribute('data-hydrated', 'yes');

export function LazyBoundary({ fallback, children }: LazyBoundaryProps) {
  return (
    <Suspense fallback={fallback}>
      <div ref={tellHydrated} data-hydrated="no">
        {children}
      </div>
    </Suspense>
  );
}
