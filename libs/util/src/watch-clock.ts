/** Tells views when to read the clock again. */
import { now, onClockCorrected } from './clock/now';

const MINUTE = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let stop = () => {};

const tell = () => {
  for (const listener of [...listeners]) listener();
};

function schedule(): void {
  timer = setTimeout(
    () => {
      schedule();
      tell();
    },
    MINUTE - (now().getTime() % MINUTE),
  );
}

/** Calls back at the start of every minute, and when the clock was corrected. @returns stops it */
export function watchClock(listener: () => void): () => void {
  if (listeners.size === 0) {
    schedule();
    stop = onClockCorrected(() => {
      clearTimeout(timer);
      schedule();
      tell();
    });
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    stop();
  };
}
