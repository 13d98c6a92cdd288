/** Parts of the app shell that the landing page lacks: rendered by the server, hydrated after what is above them. */
import { lazyPart } from '@shop/ui';
import { memo, Suspense, type ComponentProps } from 'react';

const LateBottomBar = lazyPart(() => import('../frame/bottom-bar'));
const LateMenus = lazyPart(() => import('../frame/menus'));

// What changes them before they are hydrated makes React take the server's away and wait: memo, and props that stay the same.
export const BottomBar = memo(function BottomBar(props: ComponentProps<typeof LateBottomBar>) {
  return (
    <Suspense fallback={null}>
      <LateBottomBar {...props} />
    </Suspense>
  );
});

export const Menus = memo(function Menus() {
  return (
    <Suspense fallback={null}>
      <LateMenus />
    </Suspense>
  );
});
