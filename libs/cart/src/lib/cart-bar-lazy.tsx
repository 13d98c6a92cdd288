/** Lazy cart bar: the server does not know the cart, so it renders nothing. */
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
