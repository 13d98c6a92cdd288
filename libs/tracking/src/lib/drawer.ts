/** The tracking drawer, loaded when it opens. */
import { lazyView } from '@shop/view-kit';

export const TrackingDrawer = lazyView(() => import('./tracking-drawer'), { on: 'press' });
