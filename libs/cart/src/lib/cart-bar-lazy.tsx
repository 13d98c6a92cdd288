/** Loads the cart bar: the server knows no cart, so nothing waits for it. */
import { LazyBoundary, lazyPart } from '@shop/ui';

const Bar = lazyPart(() => import('./cart-bar'));

export function CartBar() {
  return (
    <LazyBoundary>
      <Bar />
    </LazyBoundary>
  );
}
