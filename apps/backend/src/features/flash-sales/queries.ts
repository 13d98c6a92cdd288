/** SQL of the flash sales. */
import { and, asc, count, desc, eq, or, sql } from 'drizzle-orm';
import { isAnyOf } from '../../db/any-of';
import type { Executor } from '../../db/database';
import { rowsBefore, type Page } from '../../db/page';
import * as t from '../../db/schema';
import { isSaleRunning } from '../items/running-sales';
import { findItemsById, type FlashRow, type ItemRow } from '../items/queries';

export type SaleRow = typeof t.flashSales.$inferSelect;
export interface SaleItem {
  flash: FlashRow;
  row: ItemRow;
}

/** The running sale of a module that ends first; null when none runs. */
export async function runningSale(db: Executor, moduleId: number, at: Date): Promise<SaleRow | null> {
  const rows = await db
    .select()
    .from(t.flashSales)
    .where(and(eq(t.flashSales.moduleId, moduleId), isSaleRunning(at)))
    .orderBy(asc(t.flashSales.endsAt))
    .limit(1);
  return rows[0] ?? null;
}

/** null: unknown or unpublished */
export async function findSale(db: Executor, id: number): Promise<SaleRow | null> {
  const rows = await db
    .select()
    .from(t.flashSales)
    .where(and(eq(t.flashSales.id, id), eq(t.flashSales.published, true)));
  return rows[0] ?? null;
}

/** Items of a sale in these zones, available ones first. */
export async function itemsOfSale(
  db: Executor,
  at: Date,
  saleId: number,
  zoneIds: number[],
  page: Page,
): Promise<{ items: SaleItem[]; total: number }> {
  const saleItems = t.flashSaleItems;
  const inZones = or(eq(t.modules.everyZone, true), isAnyOf(t.stores.zoneId, zoneIds));
  const where = and(eq(saleItems.saleId, saleId), inZones);
  const flashes = await db
    .select({ flash: saleItems })
    .from(saleItems)
    .innerJoin(t.items, eq(t.items.id, saleItems.itemId))
    .innerJoin(t.stores, eq(t.stores.id, t.items.storeId))
    .innerJoin(t.modules, eq(t.modules.id, t.items.moduleId))
    .where(where)
    .orderBy(desc(sql`${saleItems.stock} > ${saleItems.sold}`), asc(saleItems.id))
    .limit(page.limit)
    .offset(rowsBefore(page));
  const totals = await db
    .select({ total: count() })
    .from(saleItems)
    .innerJoin(t.items, eq(t.items.id, saleItems.itemId))
    .innerJoin(t.stores, eq(t.stores.id, t.items.storeId))
    .innerJoin(t.modules, eq(t.modules.id, t.items.moduleId))
    .where(where);
  const rows = await findItemsById(
    db,
    at,
    flashes.map(({ flash }) => flash.itemId),
  );
  return {
    items: flashes.flatMap(({ flash }) => {
      const row = rows.get(flash.itemId);
      return row ? [{ flash, row }] : [];
    }),
    total: totals[0]?.total ?? 0,
  };
}
