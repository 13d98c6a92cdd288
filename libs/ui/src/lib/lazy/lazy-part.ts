/** Parts of a page whose code comes when it is needed. Without a line nothing breaks: they come when it is back (decision 036). */
import { untilLoaded } from '@shop/util';
// eslint-disable-next-line no-restricted-imports -- the one place
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Load<T> = () => Promise<{ default: T }>;

/** A part that comes by itself: a section, a part of the app shell. Stands in a `Suspense`, as React's own `lazy`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as React's own
export const lazyPart = <T extends ComponentType<any>>(load: Load<T>): LazyExoticComponent<T> =>
  lazy(() => untilLoaded(load));

/** A part that opens at a press: a dialog, a drawer. Gone with an older version of the shop, it has the page loaded anew, once. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as React's own
export const lazyOnPress = <T extends ComponentType<any>>(load: Load<T>): LazyExoticComponent<T> =>
  lazy(() => untilLoaded(load, { isPressed: true }));
