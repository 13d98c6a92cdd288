/** SQL of the campaigns. */
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { isAnyOf } from '../../db/any-of';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';

export type CampaignRow = typeof t.campaigns.$inferSelect;

/** Current campaigns of a module with a store in one of these zones. */
export async function runningCampaigns(
  db: Executor,
  at: Date,
  moduleId: number,
  zoneIds: number[],
): Promise<CampaignRow[]> {
  if (zoneIds.length === 0) return [];
  const inZones = db
    .select({ id: t.campaignStores.campaignId })
    .from(t.campaignStores)
    .innerJoin(t.stores, eq(t.stores.id, t.campaignStores.storeId))
    .where(isAnyOf(t.stores.zoneId, zoneIds));
  return db
    .select()
    .from(t.campaigns)
    .where(and(eq(t.campaigns.moduleId, moduleId), gt(t.campaigns.endsAt, at), sql`${t.campaigns.id} IN ${inZones}`))
    .orderBy(asc(t.campaigns.id));
}

/** Also finds campaigns that are over. */
export async function findCampaign(db: Executor, id: number): Promise<CampaignRow | null> {
  const rows = await db.select().from(t.campaigns).where(eq(t.campaigns.id, id));
  return rows[0] ?? null;
}

/** Ids of participating stores, sorted. */
export async function storesOfCampaign(db: Executor, campaignId: number): Promise<number[]> {
  const members = await db
    .select({ id: t.campaignStores.storeId })
    .from(t.campaignStores)
    .where(eq(t.campaignStores.campaignId, campaignId))
    .orderBy(asc(t.campaignStores.storeId));
  return members.map(({ id }) => id);
}
