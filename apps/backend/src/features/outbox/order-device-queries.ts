/** SQL of the devices that are told of guests' orders (decision 148). */
import { and, asc, eq, gt, isNull, ne, not, notExists, sql } from 'drizzle-orm';
import type { OrderStatus } from '@shop/domain';
import { isOrderTold } from '@shop/domain/order-news';
import { isAnyOf } from '../../db/any-of';
import type { Db, Executor } from '../../db/database';
import { orderDevices, orders, pushDevices, running } from '../../db/schema';
import type { Device } from './device-queries';

const devices = (rows: { device: string }[]): string[] => rows.map(({ device }) => device);

/** The device of a guest's order, in the order's language. A sign-in that has taken the device since is not told. */
export async function devicesOfOrder(db: Executor, orderId: number): Promise<Device[]> {
  return db
    .select({ device: pushDevices.device, language: orders.language, keys: pushDevices.keys })
    .from(orderDevices)
    .innerJoin(pushDevices, eq(pushDevices.device, orderDevices.device))
    .innerJoin(orders, eq(orders.id, orderDevices.orderId))
    .where(and(eq(orderDevices.orderId, orderId), isNull(pushDevices.tokenHash)));
}

/** The order is told to no device. @returns the device that was */
export async function deleteOrderDevice(tx: Executor, orderId: number): Promise<string[]> {
  const { device } = orderDevices;
  return devices(await tx.delete(orderDevices).where(eq(orderDevices.orderId, orderId)).returning({ device }));
}

/** Call it for an order that is told to no device. */
export async function insertOrderDevice(tx: Executor, orderId: number, device: string): Promise<void> {
  await tx.insert(orderDevices).values({ orderId, device });
}

/** The device is told of no order, except those of this guest. */
export async function deleteOrdersOfDevice(
  tx: Executor,
  device: string,
  exceptOf: number | null = null,
): Promise<void> {
  const ofOthers =
    exceptOf === null
      ? undefined
      : sql`${orderDevices.orderId} IN ${tx.select({ id: orders.id }).from(orders).where(ne(orders.shopperId, exceptOf))}`;
  await tx.delete(orderDevices).where(and(eq(orderDevices.device, device), ofOthers));
}

/** No order of this guest is told any more. @returns the devices that were */
export async function deleteDevicesOfGuest(tx: Executor, guestId: number): Promise<string[]> {
  const { device } = orderDevices;
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.shopperId, guestId));
  return devices(
    await tx
      .delete(orderDevices)
      .where(sql`${orderDevices.orderId} IN ${own}`)
      .returning({ device }),
  );
}

/**
 * Deletes guests' devices that are told of nothing. A second statement deletes what the first has locked: a device that was registered
 * meanwhile is told of something by then. Call it in a transaction. @param among null: all of them
 */
export async function deleteUntoldDevices(tx: Executor, among: string[] | null): Promise<void> {
  if (among?.length === 0) return;
  const isUntold = and(
    isNull(pushDevices.tokenHash),
    among ? isAnyOf(pushDevices.device, among) : undefined,
    notExists(
      tx
        .select({ one: sql`1` })
        .from(orderDevices)
        .where(eq(orderDevices.device, pushDevices.device)),
    ),
  );
  const found = await tx
    .select({ device: pushDevices.device })
    .from(pushDevices)
    .where(isUntold)
    .for('update', { skipLocked: true });
  const names = devices(found);
  if (names.length > 0) await tx.delete(pushDevices).where(and(isAnyOf(pushDevices.device, names), isUntold));
}

/** Read in one statement. */
const AT_ONCE = 500;

/** Deletes devices of orders that are told no more (`isOrderTold`), by order id, a batch at a time. Safe to run in several processes. */
export async function deleteToldDevices(db: Db, now: Date): Promise<void> {
  let last = 0;
  for (;;) {
    const settled = await db
      .select({ id: orders.id, status: orders.status, reachedAt: orders.reachedAt })
      .from(orderDevices)
      .innerJoin(orders, eq(orders.id, orderDevices.orderId))
      .where(and(gt(orderDevices.orderId, last), not(running(orders.status))))
      .orderBy(asc(orderDevices.orderId))
      .limit(AT_ONCE);
    const ended = settled
      .filter(({ status, reachedAt }) => !isOrderTold(status as OrderStatus, Object.values(reachedAt), now))
      .map(({ id }) => id);
    if (ended.length > 0) await db.delete(orderDevices).where(isAnyOf(orderDevices.orderId, ended));
    if (settled.length < AT_ONCE) break;
    last = settled.at(-1)?.id ?? 0;
  }
  await db.transaction((tx) => deleteUntoldDevices(tx, null));
}
