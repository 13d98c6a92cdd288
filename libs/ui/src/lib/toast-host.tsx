/**
 * Renders the toasts of an app. Their code is prefetched at the first press, so that the first toast appears at once.
 */
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from './lazy-part';
import { listen } from './listen';
import { areToastsWanted, watchToasts } from './toast';

const load = () => import('./toasts');
const Toasts = lazyPart(load);
/** A failed prefetch is ignored: the lazy component retries. */
const fetchAhead = () => void load().catch(() => undefined);
const nothingYet = () => false;

export interface ToastHostProps {
  /** Accessible name of a toast's close button. */
  closeLabel: string;
}

export function ToastHost({ closeLabel }: ToastHostProps) {
  const isWanted = useSyncExternalStore(watchToasts, areToastsWanted, nothingYet);
  useEffect(() => {
    const leave = listen(window, ['pointerdown', 'keydown'], () => {
      leave();
      fetchAhead();
    });
    return leave;
  }, []);
  return isWanted ? (
    <Suspense fallback={null}>
      <Toasts closeLabel={closeLabel} />
    </Suspense>
  ) : null;
}
