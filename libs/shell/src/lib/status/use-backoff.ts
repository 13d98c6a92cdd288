/** Exponential backoff: retries with a doubled delay each time, until no longer needed. */
import { useEffect, useRef } from 'react';

const FIRST_DELAY = 2000;
const MAX_DELAY = 30_000;

/** @param needed while true, `again` is called after 2, 4, 8, 16 and then every 30 seconds */
export function useBackoff(needed: boolean, again: () => void): void {
  const latestAgain = useRef(again);
  useEffect(() => {
    latestAgain.current = again;
  }, [again]);
  useEffect(() => {
    if (!needed) return undefined;
    let pause = FIRST_DELAY;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      latestAgain.current();
      pause = Math.min(MAX_DELAY, pause * 2);
      timer = setTimeout(tick, pause);
    };
    timer = setTimeout(tick, pause);
    return () => clearTimeout(timer);
  }, [needed]);
}
