/** Featured categories of a home, and their items (contract §4.2). */
import Type from 'typebox';
import { PAGE, PageQuery, errorResponses } from '@shop/contract/common';
import { WireItem } from '@shop/contract/item';
import { WireCategory } from '@shop/contract/store';
import type { Shop } from '../../context';
import { moduleOf } from '../../plugins/place';
import { sendSerialized } from '../../serialized-response';
import { placeFilter, itemsPage, VegFilter } from '../items/pages';
import { presentCategories } from './present';
import { rootCategories, type ItemCounts } from './queries';

/** @param counts listed items of each category */
export function featuredCategoryRoutes(shop: Shop, counts: () => Promise<ItemCounts>): void {
  const { app, db } = shop;
  app.get(
    '/api/v1/categories/featured/items',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'featuredCategoryItems',
        tags: ['categories'],
        querystring: Type.Object({ ...PageQuery, type: VegFilter }),
        response: {
          200: Type.Object({
            ...PAGE,
            products: Type.Array(WireItem),
            items: Type.Array(WireItem),
            categories: Type.Array(WireCategory),
          }),
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      const here = placeFilter(request, request.query);
      const featured = (await rootCategories(db, moduleOf(request), await counts())).filter(
        ({ category }) => category.featured,
      );
      const filter = { ...here, categoryIds: featured.map(({ category }) => category.id) };
      const page = await itemsPage(shop, reply, filter, 'popular', request.query);
      const categories = presentCategories(featured, request.place);
      return sendSerialized(reply, { ...page, items: page.products, categories });
    },
  );
}
