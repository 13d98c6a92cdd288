/** The cart bar's door: the server knows no cart, so nothing waits for it. */
import { lazy, Suspense } from 'react';

const Bar = lazy(() => import('./cart-bar'));

export function CartBar() {
  return (
    <Suspense fallback={null}>
      <Bar />
    </Suspense>
  );
}
