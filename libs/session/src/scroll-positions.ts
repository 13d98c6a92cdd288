/** Scroll positions, which React Router stores and reads. */
import { parseJson } from '@shop/util';
import type { SessionStorage } from './browser-storage';

const POSITIONS = 'react-router-scroll-positions';

/** React Router writes into whatever it has read: a stored text or number would make every navigation fail. Call it before it starts. */
export function dropUnreadablePositions(storage: SessionStorage): void {
  const stored = storage.getItem(POSITIONS);
  if (stored !== null && !(parseJson(stored) instanceof Object)) storage.removeItem(POSITIONS);
}
