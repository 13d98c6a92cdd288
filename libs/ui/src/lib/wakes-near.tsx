/**
 * What came with the page and is below the screen: it stays the server's HTML until it comes near, or is touched (decision 147). What is
 * rendered in the browser renders at once.
 */
import { useEffect, useId, useState, type ReactNode } from 'react';
import { whenVisible } from './common/when-visible';
import { LazyBoundary } from './lazy/lazy-boundary';

/** How far from the screen a part wakes: a row of cards hydrates in less than the time to scroll there. */
const MARGIN = '200px 0px';

interface Nap {
  box: HTMLElement;
  /** Until React asks for the part the first time. */
  isAsleep: boolean;
  woken: Promise<void>;
  wake: () => void;
}

/** Only what is in the server's HTML can sleep. */
function napOf(id: string): Nap | null {
  const box = globalThis.document?.getElementById(id);
  if (box?.dataset.hydrated !== 'no') return null;
  let wake = () => {};
  return { box, isAsleep: true, woken: new Promise((done) => (wake = done)), wake };
}

/**
 * Keeps React waiting once. Whoever asks again has to be answered: React hydrates a boundary that is pressed, or whose props or contexts have
 * changed, before it does anything else with it, and drops the server's HTML when that has to wait.
 */
function Asleep({ nap, children }: { nap: Nap | null; children: ReactNode }) {
  if (nap?.isAsleep) {
    nap.isAsleep = false;
    // With `use` React would wait before it hydrates anything else.
    throw nap.woken;
  }
  return children;
}

export function WakesNear({ children }: { children: ReactNode }) {
  const id = useId();
  const [nap] = useState(() => napOf(id));
  useEffect(() => {
    if (!nap) return undefined;
    // A press that has to wait (`event-replay.ts`) begins with one of these.
    for (const touch of ['pointerdown', 'focusin']) nap.box.addEventListener(touch, nap.wake);
    // The box has no place of its own.
    return whenVisible(nap.wake, MARGIN)(nap.box.firstElementChild);
  }, [nap]);
  return (
    <LazyBoundary id={id}>
      <Asleep nap={nap}>{children}</Asleep>
    </LazyBoundary>
  );
}
