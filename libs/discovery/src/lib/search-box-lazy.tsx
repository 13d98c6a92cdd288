/** The search box's door: the server draws it, the browser wakes it after what is above it. */
import { lazy, Suspense } from 'react';

const Inner = lazy(() => import('./search-box'));

export function SearchBox() {
  return (
    <Suspense fallback={null}>
      <Inner />
    </Suspense>
  );
}
