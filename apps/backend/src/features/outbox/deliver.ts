/**
 * Empties the outbox. Several processes may do so at once: each takes rows that no other holds, and holds them for as
 * long as it tries. A letter is tried eight times within about four hours, and is gone a week later.
 */
import type { Shop } from '../../context';
import { utc } from '@shop/util';
import type { Db } from '../../db/database';
import type { Carriers } from './carriers';
import { dropDevice, isDevice } from './device-queries';
import { Undeliverable, type Letter } from './letters';
import { dropLetters, leaseLetters, setSent, setTried } from './queries';

const PAUSE = 2000;
const TRIES = 8;

/** Minutes until the next try: 1, 2, 4 … 128. */
export const waitAfter = (tries: number): number => 60_000 * 2 ** Math.max(0, tries - 1);

/** One round. @returns how many letters were taken */
export async function deliverOnce(
  { db, clock, app }: Pick<Shop, 'db' | 'clock' | 'app'>,
  carriers: Carriers,
): Promise<number> {
  const kinds = Object.keys(carriers) as Letter['kind'][];
  if (kinds.length === 0) return 0;
  const due = await leaseLetters(db, kinds, clock());
  for (const letter of due) {
    const tries = letter.tries + 1;
    try {
      // Whoever signed out meanwhile hears nothing any more on that device.
      if (letter.kind === 'push' && !(await isDevice(db, letter.target))) throw new Undeliverable('signed out');
      await carriers[letter.kind]?.(letter);
      await setSent(db, letter.id, { at: clock(), tries });
    } catch (error) {
      const gone = error instanceof Undeliverable;
      const dueAt = gone || tries >= TRIES ? null : new Date(clock().getTime() + waitAfter(tries));
      await setTried(db, letter.id, { tries, dueAt });
      if (dueAt === null) await carriers[letter.kind]?.givenUp?.(letter);
      if (gone && letter.kind === 'push') await dropDevice(db, letter.target);
      app.log.warn({ letter: letter.id, kind: letter.kind, tries, givenUp: dueAt === null }, 'not delivered');
    }
  }
  return due.length;
}

/** Letters that were sent, or can not be, are kept for a week. */
export async function dropOldLetters(db: Db, now: Date): Promise<void> {
  await dropLetters(db, { writtenBefore: utc(now).subtract(1, 'week').toDate(), now });
}

/** Runs until the returned function is called. */
export function startDelivery(shop: Shop, carriers: Carriers): () => Promise<void> {
  if (Object.keys(carriers).length === 0) return async () => undefined;
  let stopped = false;
  let last: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const round = () => {
    last = deliverOnce(shop, carriers).catch((error: unknown) => shop.app.log.warn({ err: String(error) }, 'outbox'));
    void last.then(() => void (stopped || (timer = setTimeout(round, PAUSE))));
  };
  timer = setTimeout(round, PAUSE);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await last;
  };
}
