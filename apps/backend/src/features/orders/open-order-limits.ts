/** Limits of open unpaid orders, which reserve stock: per shopper, phone and address (decision 042). */
import type { Executor } from '../../db/database';
import type { Localized } from '../../db/schema';
import { DomainError } from '../../domain-error';
import type { Bounds } from '../shoppers/bounds';
import type { Shopper } from '../shoppers/caller';
import { heldUnits, openOrders } from './unpaid-queries';

interface Placing {
  shopper: Shopper;
  phone: string;
  /** See `addressHash`. */
  placedFrom: string;
  rows: readonly { itemId: number; quantity: number; name: Localized }[];
}

async function assertFew(db: Executor, bounds: Bounds, { shopper, phone, placedFrom }: Placing): Promise<void> {
  const { mine, phone: ofPhone, address } = await openOrders(db, { shopperId: shopper.id, phone, placedFrom });
  const most = shopper.isGuest ? bounds.openOfGuest : bounds.openOfCustomer;
  const isMany =
    mine >= most || (shopper.isGuest && (ofPhone >= bounds.openOfPhone || address >= bounds.openOfAddress));
  if (isMany)
    throw new DomainError(
      429,
      'throttled',
      'openOrdersMany',
      { orders: Math.max(mine, shopper.isGuest ? ofPhone : 0) },
      60,
    );
}

async function assertFewUnits(
  db: Executor,
  { guestUnits }: Bounds,
  { shopper, phone, placedFrom, rows }: Placing,
): Promise<void> {
  const wanted = new Map<number, number>();
  for (const { itemId, quantity } of rows) wanted.set(itemId, (wanted.get(itemId) ?? 0) + quantity);
  const held = await heldUnits(db, { shopperId: shopper.id, phone, placedFrom });
  for (const { itemId, name } of rows) {
    const units = (wanted.get(itemId) ?? 0) + (held.find((entry) => entry.itemId === itemId)?.units ?? 0);
    if (units > guestUnits) throw new DomainError(403, 'stock', 'guestUnitsMany', { units: guestUnits, name });
  }
}

/**
 * Call it in the order's transaction, which has locked the shopper. Phones and addresses are not locked: what
 * concurrent orders can exceed is bounded by `countGuestOrder`. @throws DomainError 429 for one order too many, 403
 * for too many units
 */
export async function assertOpenOrders(db: Executor, bounds: Bounds | null, placing: Placing): Promise<void> {
  if (!bounds) return;
  await assertFew(db, bounds, placing);
  if (placing.shopper.isGuest && placing.rows.length > 0) await assertFewUnits(db, bounds, placing);
}
