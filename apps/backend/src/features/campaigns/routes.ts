/** Campaigns (contract §4.6): basic ones group stores, item campaigns are items to be bought. */
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import Type from 'typebox';
import { Id, refusals, RowId, Text } from '@shop/contract/common';
import { WireItem } from '@shop/contract/item';
import { WireStore } from '@shop/contract/store';
import type { Shop } from '../../context';
import * as t from '../../db/schema';
import { moduleOf, zonesOf, type RequestPlace } from '../../plugins/place';
import { pictureUrl, windowOf, words } from '../../present';
import { Refusal } from '../../refusal';
import { presentItem } from '../items/present';
import { findItems } from '../items/queries';
import { presentStore } from '../stores/present';
import { findStoresById } from '../stores/queries';

const Campaign = {
  id: Id,
  title: Text,
  slug: Text,
  image: Text,
  image_full_url: Text,
  description: Text,
  available_date_starts: Text,
  available_date_ends: Text,
  start_time: Text,
  end_time: Text,
  module_id: Id,
};
export const WireCampaign = Type.Object(Campaign);
type CampaignRow = typeof t.campaigns.$inferSelect;

export function presentCampaign(row: CampaignRow, place: RequestPlace) {
  return {
    id: row.id,
    title: words(row.title, place),
    slug: row.slug,
    image: row.image,
    image_full_url: pictureUrl(place, 'banner', row.image),
    description: words(row.description, place),
    ...windowOf(row.startsAt, row.endsAt),
    module_id: row.moduleId,
  };
}

/** Campaigns of a module that are not over, with a store in one of these zones. */
export async function campaignsHere(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  moduleId: number,
  zoneIds: number[],
): Promise<CampaignRow[]> {
  if (zoneIds.length === 0) return [];
  const here = db
    .select({ id: t.campaignStores.campaignId })
    .from(t.campaignStores)
    .innerJoin(t.stores, eq(t.stores.id, t.campaignStores.storeId))
    .where(inArray(t.stores.zoneId, zoneIds));
  return db
    .select()
    .from(t.campaigns)
    .where(and(eq(t.campaigns.moduleId, moduleId), gt(t.campaigns.endsAt, clock()), inArray(t.campaigns.id, here)))
    .orderBy(asc(t.campaigns.id));
}

export function campaignRoutes(shop: Shop): void {
  const { app, db, clock } = shop;
  const tags = ['campaigns'];
  app.get(
    '/api/v1/campaigns/basic',
    {
      config: { shared: true },
      schema: { operationId: 'campaigns', tags, response: { 200: Type.Array(WireCampaign), ...refusals } },
    },
    async (request) => {
      const zoneIds = zonesOf(request);
      const rows = await campaignsHere(shop, moduleOf(request), zoneIds);
      return rows.map((row) => presentCampaign(row, request.place));
    },
  );
  app.get(
    '/api/v1/campaigns/basic-campaign-details',
    {
      config: { shared: true },
      schema: {
        operationId: 'campaignDetails',
        tags,
        querystring: Type.Object({ basic_campaign_id: RowId }),
        response: { 200: Type.Object({ ...Campaign, stores: Type.Array(WireStore) }), ...refusals },
      },
    },
    async (request) => {
      const zoneIds = zonesOf(request);
      const [row] = await db.select().from(t.campaigns).where(eq(t.campaigns.id, request.query.basic_campaign_id));
      if (!row) throw new Refusal(404, 'campaign', 'campaignUnknown');
      const members = await db
        .select({ id: t.campaignStores.storeId })
        .from(t.campaignStores)
        .where(eq(t.campaignStores.campaignId, row.id))
        .orderBy(asc(t.campaignStores.storeId));
      const stores = await findStoresById(
        db,
        members.map(({ id }) => id),
      );
      return {
        ...presentCampaign(row, request.place),
        stores: [...stores.values()]
          .filter(({ store, everyZone }) => everyZone || zoneIds.includes(store.zoneId))
          .map((store) => presentStore(store, request.place, clock())),
      };
    },
  );
  app.get(
    '/api/v1/campaigns/item',
    {
      config: { shared: true },
      schema: { operationId: 'itemCampaigns', tags, response: { 200: Type.Array(WireItem), ...refusals } },
    },
    async (request) => {
      const now = clock();
      const filter = { zoneIds: zonesOf(request), moduleId: moduleOf(request), campaign: true };
      const { rows } = await findItems(db, now, filter, 'newest', { limit: 50, offset: 1 });
      return rows
        .filter(({ item }) => item.campaignTo !== null && item.campaignTo > now)
        .map((row) => presentItem(row, request.place));
    },
  );
}
