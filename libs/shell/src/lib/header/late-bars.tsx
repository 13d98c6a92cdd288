/** Parts of the frame that pages of a shop have and the landing page has not: drawn by the server, woken after what is above them. */
import { lazy, Suspense, type ComponentProps } from 'react';

const LateBottomBar = lazy(() => import('./bottom-bar'));
const LateMenus = lazy(() => import('../menus/menus'));

export function BottomBar(props: ComponentProps<typeof LateBottomBar>) {
  return (
    <Suspense fallback={null}>
      <LateBottomBar {...props} />
    </Suspense>
  );
}

export function Menus() {
  return (
    <Suspense fallback={null}>
      <LateMenus />
    </Suspense>
  );
}
