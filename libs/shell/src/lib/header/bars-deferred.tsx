/**
 * Lazy parts of the app shell that the landing page lacks: rendered on the server, hydrated after the content above.
 */
import { LazyBoundary, lazyPart } from '@shop/ui';
import { memo, type ComponentProps } from 'react';

const LateBottomBar = lazyPart(() => import('../bars/bottom-bar'));
const LateMenus = lazyPart(() => import('../bars/menus'));

// Memoized, with stable props: an update before hydration would make React drop the server's HTML and show the
// fallback.
export const BottomBar = memo(function BottomBar(props: ComponentProps<typeof LateBottomBar>) {
  return (
    <LazyBoundary>
      <LateBottomBar {...props} />
    </LazyBoundary>
  );
});

export const Menus = memo(function Menus() {
  return (
    <LazyBoundary>
      <LateMenus />
    </LazyBoundary>
  );
});
