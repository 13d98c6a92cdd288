/** Progress of a long command: amount, rate and remaining time. */
import { progress } from './command';

const SECOND = 1000;
/** A terminal updates one line; a log gets a line less often. */
const INTERVAL = process.stderr.isTTY ? SECOND : 5 * SECOND;
const count = (value: number) => value.toLocaleString('en');

/**
 * `items: 43,000 (21 %), 4,100 a second, 38 s left`
 * @param share of the whole, from 0 to 1
 * @param ms elapsed
 */
export function progressText(what: string, done: number, share: number, ms: number): string {
  const parts = [`${what}: ${count(done)} (${Math.floor(share * 100)} %)`];
  if (ms > 0) parts.push(`${count(Math.round((done / ms) * SECOND))} a second`);
  if (share > 0 && share < 1) parts.push(`${count(Math.ceil((ms / share - ms) / SECOND))} s left`);
  return parts.join(', ');
}

/** Starts the clock. The returned function reports progress at most once a second (in a log every five) and at the end. */
export function startProgress(what: string): (done: number, share: number) => void {
  const startedAt = Date.now();
  let lastReport = startedAt;
  return (done, share) => {
    const now = Date.now();
    if (now - lastReport < INTERVAL && share < 1) return;
    lastReport = now;
    progress(progressText(what, done, share, now - startedAt));
  };
}
