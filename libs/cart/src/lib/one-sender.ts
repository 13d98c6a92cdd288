/**
 * One tab of the browser sends at a time, and nothing that another has sent: two tabs that restored the same operations after an
 * outage hold copies of them (decision 130).
 */
import { deviceStorage } from '@shop/session';
import { newKey, now, parseJson, readFinite, readList, readObject, readText } from '@shop/util';

const LOCK = 'shop-cart';
/** Without locks (no HTTPS): who sends, and until when others believe it. */
const TURN = 'cartTurn';
/** Longer than a call may take. A tab that has closed holds the others up no longer. */
const TURN_MS = 30_000;
/** Keys of what was answered last, for tabs with a copy. */
const SENT = 'cartSent';
const MOST_SENT = 60;

const readTurn = readObject<{ by: string; until: number }>({ by: readText(32), until: readFinite(0, 8.64e15) });
const readSent = readList(readText(64), MOST_SENT);

/** Keys of the operations that some tab has sent, and got an answer for. */
export const sentKeys = (): readonly string[] => readSent(parseJson(deviceStorage.getItem(SENT))) ?? [];
export function rememberSent(key: string): void {
  const others = sentKeys().filter((other) => other !== key);
  deviceStorage.setItem(SENT, JSON.stringify([...others, key].slice(-MOST_SENT)));
}

/** @param hasWaited another tab was sending: what this one knows is old */
type Work = (hasWaited: boolean) => Promise<void>;

async function withClaim(tab: string, work: Work): Promise<boolean> {
  const at = now().getTime();
  const turn = readTurn(parseJson(deviceStorage.getItem(TURN)));
  const isOfOther = turn !== undefined && turn.by !== tab;
  if (isOfOther && turn.until > at) return false;
  deviceStorage.setItem(TURN, JSON.stringify({ by: tab, until: at + TURN_MS }));
  await work(isOfOther).finally(() => deviceStorage.removeItem(TURN));
  return true;
}

async function withLock(locks: LockManager, work: Work): Promise<boolean> {
  const isFree = await locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await work(false);
    return lock !== null;
  });
  if (!isFree) await locks.request(LOCK, () => work(true));
  return true;
}

/** @returns runs work while no other tab sends; false: another one does, and nothing was run */
export function createTurns(): (work: Work) => Promise<boolean> {
  let tab = '';
  let before: Promise<unknown> = Promise.resolve();
  return (work) => {
    // Its own turns follow each other, so that what is taken is another tab's.
    const turn = before.then(() =>
      navigator.locks ? withLock(navigator.locks, work) : withClaim((tab ||= newKey()), work),
    );
    before = turn.catch(() => undefined);
    return turn;
  };
}
