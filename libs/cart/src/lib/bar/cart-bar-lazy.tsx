/** Loads the cart bar: the server knows no cart, so nothing waits for it. */
import { lazyPart } from '@shop/ui';
import { Suspense } from 'react';

const Bar = lazyPart(() => import('./cart-bar'));

export function CartBar() {
  return (
    <Suspense fallback={null}>
      <Bar />
    </Suspense>
  );
}
