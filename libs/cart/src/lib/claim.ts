/** Whose turn it is to send, by a claim in storage: where the browser has no locks, as without HTTPS. */
import { deviceStorage } from '@shop/session';
import { now, parseJson, readFinite, readObject, readText } from '@shop/util';

/** @param hasWaited another tab was sending: what this one knows is old */
export type Work = (hasWaited: boolean) => Promise<void>;

/** Who sends, and until when others believe it. */
const TURN = 'cartTurn';
/** Longer than a call may take. A tab that has closed holds the others up no longer. */
const TURN_MS = 30_000;
const readTurn = readObject<{ by: string; until: number }>({ by: readText(32), until: readFinite(0, 8.64e15) });

/** @param tab a key of the tab's own @returns as a turn does: false where another tab has the turn */
export async function withClaim(tab: string, work: Work): Promise<boolean> {
  const at = now().getTime();
  const turn = readTurn(parseJson(deviceStorage.getItem(TURN)));
  const isOfOther = turn !== undefined && turn.by !== tab;
  if (isOfOther && turn.until > at) return false;
  deviceStorage.setItem(TURN, JSON.stringify({ by: tab, until: at + TURN_MS }));
  await work(isOfOther).finally(() => deviceStorage.removeItem(TURN));
  return true;
}
