/** Campaigns (contract §4.6): basic campaigns group stores, item campaigns are items. */
import Type from 'typebox';
import { WireCampaign } from '@shop/contract/campaign';
import { errorResponses, RowId } from '@shop/contract/common';
import { WireItem } from '@shop/contract/item';
import { WireStore } from '@shop/contract/store';
import type { Shop } from '../../context';
import { moduleOf, zonesOf } from '../../plugins/place';
import { DomainError } from '../../domain-error';
import { presentItem } from '../items/present';
import { findItems } from '../items/queries';
import { presentStore } from '../stores/present';
import { findStoresById } from '../stores/queries';
import { presentCampaign } from './present';
import { runningCampaigns, findCampaign, storesOfCampaign } from './queries';

export function campaignRoutes(shop: Shop): void {
  const { app, db, clock } = shop;
  const tags = ['campaigns'];
  app.get(
    '/api/v1/campaigns/basic',
    {
      config: { shared: true },
      schema: { operationId: 'campaigns', tags, response: { 200: Type.Array(WireCampaign), ...errorResponses } },
    },
    async (request) => {
      const zoneIds = zonesOf(request);
      const rows = await runningCampaigns(db, clock(), moduleOf(request), zoneIds);
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
        response: {
          200: Type.Object({ ...WireCampaign.properties, stores: Type.Array(WireStore) }),
          ...errorResponses,
        },
      },
    },
    async (request) => {
      const zoneIds = zonesOf(request);
      const row = await findCampaign(db, request.query.basic_campaign_id);
      if (!row) throw new DomainError(404, 'campaign', 'campaignUnknown');
      const stores = await findStoresById(db, await storesOfCampaign(db, row.id));
      return {
        ...presentCampaign(row, request.place),
        stores: [...stores.values()]
          .filter(({ store, everyZone }) => everyZone || zoneIds.includes(store.zoneId))
          .map((store) => presentStore(shop, store, request.place, clock())),
      };
    },
  );
  app.get(
    '/api/v1/campaigns/item',
    {
      config: { shared: true },
      schema: { operationId: 'itemCampaigns', tags, response: { 200: Type.Array(WireItem), ...errorResponses } },
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
