/**
 * What came with the page and is below the screen: it stays the server's HTML until it comes near, or is touched (decision 147). What is
 * rendered in the browser renders at once.
 */
import { useEffect, useId, useState, type ReactNode } from 'react';
import { LazyBoundary } from './lazy-boundary';
import { whenVisible } from '../common/when-visible';

/** How far from the screen a part wakes; all of one row of cards hydrates in less than the time to scroll there. */
const MARGIN = '200px 0px';
/** A press that has to wait tells the part that it is in (`event-replay.ts`). */
const WAKE = 'shop-wake';

/** A part that sleeps, by the id of its box. */
class Nap {
  readonly woken: Promise<void>;
  private asleep = true;
  private end = (): void => undefined;

  constructor() {
    this.woken = new Promise((done) => (this.end = done));
  }
  /**
   * True once: whoever asks again has to be answered. React hydrates a boundary that is pressed, or whose props or contexts have changed, before
   * it does anything else with it; if that had to wait, it would drop the server's HTML.
   */
  keepsOn(): boolean {
    const wasAsleep = this.asleep;
    this.asleep = false;
    return wasAsleep;
  }
  wake(): void {
    this.asleep = false;
    this.end();
  }
}

/** Only what is in the server's HTML can sleep. */
const napOf = (id: string): Nap | null =>
  typeof document !== 'undefined' && document.getElementById(id)?.dataset.hydrated === 'no' ? new Nap() : null;

function Asleep({ nap, children }: { nap: Nap | null; children: ReactNode }) {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- `use` would make React wait for it with all that hydrates after it
  if (nap?.keepsOn()) throw nap.woken;
  return children;
}

export function WakesNear({ children }: { children: ReactNode }) {
  const id = useId();
  const [nap] = useState(() => napOf(id));
  useEffect(() => {
    const box = nap && document.getElementById(id);
    if (!box) return undefined;
    const wake = () => nap.wake();
    box.addEventListener(WAKE, wake, { once: true });
    // The box has no place of its own.
    return whenVisible(wake, MARGIN)(box.firstElementChild);
  }, [nap, id]);
  return (
    <LazyBoundary id={id}>
      <Asleep nap={nap}>{children}</Asleep>
    </LazyBoundary>
  );
}
