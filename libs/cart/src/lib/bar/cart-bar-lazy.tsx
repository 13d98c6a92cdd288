/** Lazy cart bar: the server does not know the cart, so it renders nothing. */
import { LazyBoundary, lazyPart } from '@shop/ui';

const Bar = lazyPart(() => import('./cart-bar'));

export function CartBar() {
  return (
    <LazyBoundary>
      <Bar />
    </LazyBoundary>
  );
}
