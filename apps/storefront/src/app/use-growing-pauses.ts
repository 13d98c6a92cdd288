/** Exponential backoff: retries with a doubled delay each time, until no longer needed. */
import { useEffect, useRef } from 'react';

const FIRST = 2000;
const LONGEST = 30_000;

/** @param needed while true, `again` is called after 2, 4, 8, 16 and then every 30 seconds */
export function useGrowingPauses(needed: boolean, again: () => void): void {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  }, [again]);
  useEffect(() => {
    if (!needed) return undefined;
    let pause = FIRST;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      latest.current();
      pause = Math.min(LONGEST, pause * 2);
      timer = setTimeout(tick, pause);
    };
    timer = setTimeout(tick, pause);
    return () => clearTimeout(timer);
  }, [needed]);
}
