/** Limits of open unpaid orders, which reserve stock: per shopper and address (decisions 042, 079). */
import type { Executor } from '../../db/database';
import { runPipelined } from '../../db/run-pipelined';
import type { Localized } from '../../db/schema';
import { DomainError } from '../../domain-error';
import type { ShopperLimits } from '../shoppers/shopper-limits';
import type { Shopper } from '../shoppers/caller';
import { lockAddress, openOrders, reservedUnits } from './unpaid-queries';

interface Placing {
  shopper: Shopper;
  phone: string;
  /** See `addressHash`. */
  placedFrom: string;
  rows: readonly { itemId: number; quantity: number; name: Localized }[];
}

async function assertOpenOrderCount(
  db: Executor,
  limits: ShopperLimits,
  { shopper, phone, placedFrom }: Placing,
): Promise<void> {
  const [, { ofShopper, phone: ofPhone, address }] = await runPipelined(
    shopper.isGuest ? lockAddress(db, placedFrom) : null,
    openOrders(db, { shopperId: shopper.id, phone, placedFrom }),
  );
  const max = shopper.isGuest ? limits.openOrdersOfGuest : limits.openOrdersOfCustomer;
  const isTooMany =
    ofShopper >= max ||
    (shopper.isGuest && (ofPhone >= limits.openOrdersOfPhone || address >= limits.openOrdersOfAddress));
  if (isTooMany)
    throw new DomainError(
      429,
      'throttled',
      'openOrdersMany',
      { orders: Math.max(ofShopper, shopper.isGuest ? ofPhone : 0) },
      60,
    );
}

async function assertReservedUnits(
  db: Executor,
  { guestUnits }: ShopperLimits,
  { shopper, placedFrom, rows }: Placing,
): Promise<void> {
  const ordered = new Map<number, number>();
  for (const { itemId, quantity } of rows) ordered.set(itemId, (ordered.get(itemId) ?? 0) + quantity);
  const reserved = await reservedUnits(db, { shopperId: shopper.id, placedFrom });
  for (const { itemId, name } of rows) {
    const units = (ordered.get(itemId) ?? 0) + (reserved.find((entry) => entry.itemId === itemId)?.units ?? 0);
    if (units > guestUnits) throw new DomainError(403, 'stock', 'guestUnitsMany', { units: guestUnits, name });
  }
}

/**
 * Call it in the order's transaction, which has locked the shopper. Guests at one address wait for each other until it ends, so that
 * the limits are exact. @throws DomainError 429 for one order too many, 403 for too many units
 */
export async function assertOpenOrderLimits(
  db: Executor,
  limits: ShopperLimits | null,
  placing: Placing,
): Promise<void> {
  if (!limits) return;
  await assertOpenOrderCount(db, limits, placing);
  if (placing.shopper.isGuest && placing.rows.length > 0) await assertReservedUnits(db, limits, placing);
}
