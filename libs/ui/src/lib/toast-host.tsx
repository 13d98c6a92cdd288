/**
 * Renders the toasts of an app. Their code is prefetched at the first press, so that the first toast appears at once.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { LazyBoundary } from './lazy/lazy-boundary';
import { lazyPart } from './lazy/lazy-part';
import { listen } from './listen';
import { hasToasts, watchToasts } from './toast';

const load = () => import('./toasts');
const Toasts = lazyPart(load);
/** A failed prefetch is ignored: the lazy component retries. */
const prefetch = () => void load().catch(() => undefined);
const getServerSnapshot = () => false;

export interface ToastHostProps {
  /** Accessible name of a toast's close button. */
  closeLabel: string;
}

export function ToastHost({ closeLabel }: ToastHostProps) {
  const isWanted = useSyncExternalStore(watchToasts, hasToasts, getServerSnapshot);
  useEffect(() => {
    const removeListeners = listen(window, ['pointerdown', 'keydown'], () => {
      removeListeners();
      prefetch();
    });
    return removeListeners;
  }, []);
  return isWanted ? (
    <LazyBoundary>
      <Toasts closeLabel={closeLabel} />
    </LazyBoundary>
  ) : null;
}
