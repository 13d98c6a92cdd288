/** Where the toasts of an app stand. What draws them is fetched at the first press, for an answer at once, and drawn with the first toast. */
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from './lazy/lazy-part';
import { listen } from './listen';
import { areToastsWanted, watchToasts } from './toast';

const load = () => import('./toasts');
const Toasts = lazyPart(load);
/** One that does not come is asked for again by the part itself. */
const fetchAhead = () => void load().catch(() => undefined);
const nothingYet = () => false;

export interface ToastHostProps {
  /** Name of the button that takes a toast away. */
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
