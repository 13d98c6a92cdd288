/** Lazy components. When the connection is lost, they wait and load once it is back (decision 036). */
import { untilLoaded } from '@shop/util';
// eslint-disable-next-line no-restricted-imports -- the only use of React's `lazy`
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Load<T> = () => Promise<{ default: T }>;

/**
 * A component that loads when rendered: a section, a part of the app shell. Needs a `Suspense` around it, as React's
 * `lazy`.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as React's own
export const lazyPart = <T extends ComponentType<any>>(load: Load<T>): LazyExoticComponent<T> =>
  lazy(() => untilLoaded(load));

/**
 * A component that loads on a press: a dialog, a drawer. If a deployment has removed its file, the page reloads once.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as React's own
export const lazyOnPress = <T extends ComponentType<any>>(load: Load<T>): LazyExoticComponent<T> =>
  lazy(() => untilLoaded(load, { isPressed: true }));
