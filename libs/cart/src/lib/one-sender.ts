/**
 * One tab of the browser sends at a time, and nothing that another has sent: two tabs that restored the same operations after an
 * outage hold copies of them (decision 130).
 */
import { deviceStorage } from '@shop/session';
import { newKey, parseJson, readList, readText } from '@shop/util';
import { withClaim, type Work } from './claim';

const LOCK = 'shop-cart';
/** Keys of what was answered last, for tabs with a copy. */
const SENT = 'cartSent';
const MOST_SENT = 60;

const readSent = readList(readText(64), MOST_SENT);

/** Keys of the operations that some tab has sent, and got an answer for. */
export const sentKeys = (): readonly string[] => readSent(parseJson(deviceStorage.getItem(SENT))) ?? [];
export function rememberSent(key: string): void {
  const others = sentKeys().filter((other) => other !== key);
  deviceStorage.setItem(SENT, JSON.stringify([...others, key].slice(-MOST_SENT)));
}

/** null: the browser refuses locks, as it does where storage is blocked. */
async function withLock(locks: LockManager, work: Work): Promise<true | null> {
  let hasRun = false;
  const run = (hasWaited: boolean) => async (lock: Lock | null) => {
    if (!lock) return false;
    hasRun = true;
    await work(hasWaited);
    return true;
  };
  try {
    if (!(await locks.request(LOCK, { ifAvailable: true }, run(false)))) await locks.request(LOCK, run(true));
    return true;
  } catch (error) {
    if (hasRun) throw error;
    return null;
  }
}

/** @returns runs work while no other tab sends; false: another one does, and nothing was run */
export function createTurns(): (work: Work) => Promise<boolean> {
  let tab = '';
  let before: Promise<unknown> = Promise.resolve();
  return (work) => {
    // Its own turns follow each other, so that what is taken is another tab's.
    const turn = before.then(
      async () => (navigator.locks && (await withLock(navigator.locks, work))) ?? withClaim((tab ||= newKey()), work),
    );
    before = turn.catch(() => undefined);
    return turn;
  };
}
