/** Parts of the app shell that the landing page lacks: rendered by the server, hydrated after what is above them. */
import { LazyBoundary, lazyPart } from '@shop/ui';
import { memo, type ComponentProps } from 'react';

const LateBottomBar = lazyPart(() => import('./bottom-bar'));
const LateMenus = lazyPart(() => import('../menus/menus'));

// What changes them before they are hydrated makes React take the server's away and wait: memo, and props that stay the same.
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
