/** What a storefront offers when a search found nothing (decision 108), and stores for a shopping list (decision 118). */
import Type from 'typebox';
import { errorResponses } from '@shop/contract/common';
import { SearchHelp } from '@shop/contract/list';
import { ShoppingList, ShoppingListOffers } from '@shop/contract/shopping-list';
import type { Shop } from '../../context';
import { runPipelined } from '../../db/run-pipelined';
import { moduleOf, zonesOf } from '../../plugins/place';
import { SearchText } from '../../plugins/search-text';
import { didYouMean, foundElsewhere } from './nothing-found';
import { presentOffer } from './present-list';
import { storesForList } from './shopping-list';

export function searchRoutes({ app, db, modules }: Shop): void {
  app.get(
    '/api/v1/search/help',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'searchHelp',
        tags: ['items'],
        summary: 'The nearest words of the catalogue, and how many items other modules have',
        querystring: Type.Object({ name: SearchText }),
        response: { 200: SearchHelp, ...errorResponses },
      },
    },
    async (request) => {
      const { name } = request.query;
      const [moduleId, zoneIds] = [moduleOf(request), zonesOf(request)];
      const others = (await modules()).map(({ module }) => module.id).filter((id) => id !== moduleId);
      const [meant, elsewhere] = await runPipelined(
        didYouMean(db, name, { zoneIds, moduleId }),
        foundElsewhere(db, name, zoneIds, others),
      );
      return { did_you_mean: meant, modules: elsewhere };
    },
  );
}

export function shoppingListRoutes(shop: Shop): void {
  shop.app.post(
    '/api/v1/search/list',
    {
      schema: {
        operationId: 'shoppingList',
        tags: ['items'],
        summary: 'Stores that have most of a shopping list, the cheapest first, with an item for each line',
        body: ShoppingList,
        response: { 200: ShoppingListOffers, ...errorResponses },
      },
    },
    async (request) => {
      const where = { zoneIds: zonesOf(request), moduleId: moduleOf(request) };
      await shop.limits.count('lists', request.place.address);
      const offers = await storesForList(shop, request.body.lines, where);
      return { stores: offers.map((offer) => presentOffer(shop, offer, request.place, shop.clock())) };
    },
  );
}
