/** Flash sales (contract §4.5): the running one, and the items of a sale. */
import Type from 'typebox';
import { WireRunningSale, WireSaleItems } from '@shop/contract/flash-sale';
import { PageQuery, errorResponses, RowId } from '@shop/contract/common';
import type { Shop } from '../../context';
import { moduleOf, zonesOf } from '../../plugins/place';
import { DomainError } from '../../domain-error';
import { presentSale, presentSaleItem } from './present';
import { findSale, itemsOfSale, runningSale } from './queries';

/** Items in the panel of a home (PROMO-02). */
const SHOWN_ON_HOME = 15;

export function flashSaleRoutes({ app, db, clock }: Shop): void {
  const tags = ['flash-sales'];
  app.get(
    '/api/v1/flash-sales',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'flashSale',
        tags,
        summary: 'The running sale with its products; an empty object if there is none',
        querystring: Type.Object(PageQuery),
        response: {
          200: Type.Union([WireRunningSale, Type.Object({}, { additionalProperties: false })]),
          ...errorResponses,
        },
      },
    },
    async (request) => {
      const { place } = request;
      const zoneIds = zonesOf(request);
      const sale = await runningSale(db, moduleOf(request), clock());
      if (!sale) return {};
      const { items } = await itemsOfSale(db, clock(), sale.id, zoneIds, { limit: SHOWN_ON_HOME, offset: 1 });
      return { ...presentSale(sale, place), active_products: items.map((item) => presentSaleItem(item, place)) };
    },
  );
  app.get(
    '/api/v1/flash-sales/items',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'flashSaleItems',
        tags,
        querystring: Type.Object({ ...PageQuery, flash_sale_id: RowId }),
        response: {
          200: WireSaleItems,
          ...errorResponses,
        },
      },
    },
    async (request) => {
      const { limit = 10, offset = 1, flash_sale_id: id } = request.query;
      const { place } = request;
      const zoneIds = zonesOf(request);
      const sale = await findSale(db, id);
      if (!sale) throw new DomainError(404, 'flash_sale', 'saleUnknown');
      const { items, total } = await itemsOfSale(db, clock(), sale.id, zoneIds, { limit, offset });
      return {
        total_size: total,
        limit,
        offset,
        flash_sale: presentSale(sale, place),
        products: items.map((item) => presentSaleItem(item, place)),
      };
    },
  );
}
