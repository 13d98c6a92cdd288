/** The items that a customer has ordered before (decision 086), and those that are due again (decision 094). */
import { WireBuyAgain } from '@shop/contract/buy-again';
import { errorResponses, PageQuery } from '@shop/contract/common';
import Type from 'typebox';
import type { Shop } from '../../context';
import { moduleOf, zonesOf } from '../../plugins/place';
import { presentItem } from '../items/present';
import { customerOf } from '../shoppers/caller';
import { boughtItems, refills } from './buy-again';
import { presentRowChoice } from './present';

const LISTS = [
  {
    path: 'buy-again',
    operationId: 'buyAgain',
    summary: 'Items of own orders in the module that can be bought now, by how often and how long ago',
    find: boughtItems,
  },
  {
    path: 'refills',
    operationId: 'refills',
    summary: 'Those of them that are due again, by the usual distance of their orders or by what a pack lasts',
    find: refills,
  },
] as const;

export function buyAgainRoutes(shop: Shop): void {
  for (const { path, operationId, summary, find } of LISTS)
    shop.app.get(
      `/api/v1/customer/order/${path}`,
      {
        schema: {
          operationId,
          tags: ['orders'],
          summary,
          querystring: Type.Object(PageQuery),
          response: { 200: WireBuyAgain, ...errorResponses },
        },
      },
      async (request) => {
        const { place, query } = request;
        const { limit = 10, offset = 1 } = query;
        const { id } = await customerOf(shop.db, place);
        const where = { zoneIds: zonesOf(request), moduleId: moduleOf(request) };
        const { entries, total } = await find(shop, id, where, { limit, offset });
        return {
          total_size: total,
          limit,
          offset,
          items: entries.map(({ item, row, times, lastAt, typicalDays }) => ({
            item: presentItem(item, place),
            times_ordered: times,
            last_ordered_at: new Date(lastAt).toISOString(),
            typical_days: typicalDays,
            variation: presentRowChoice(row, place),
            add_on_ids: row.addOns.map((addOn) => addOn.id),
            add_on_qtys: row.addOns.map((addOn) => addOn.quantity),
          })),
        };
      },
    );
}
