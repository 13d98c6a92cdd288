/** Common conditions and what helps (contract §4.4). */
import Type from 'typebox';
import { PageQuery, errorResponses } from '@shop/contract/common';
import { WireCondition } from '@shop/contract/condition';
import type { Shop } from '../../context';
import { KeyParameter } from '../../keys';
import { sendSerialized } from '../../serialized-response';
import { DomainError } from '../../domain-error';
import { placeFilter, itemsPage, Products } from '../items/pages';
import { countItemsBy } from '../items/tallies';
import { presentCondition } from './present';
import { conditionsOf, findCondition } from './queries';

export function conditionRoutes(shop: Shop): void {
  const { app, db } = shop;
  const tags = ['conditions'];
  app.get(
    '/api/v1/common-condition',
    {
      config: { shared: 'anywhere' },
      schema: { operationId: 'conditions', tags, response: { 200: Type.Array(WireCondition), ...errorResponses } },
    },
    async ({ place }) => {
      const counts = await countItemsBy(db, 'conditionId');
      const rows = await conditionsOf(db, place.moduleId);
      return rows.map((row) => presentCondition(row, counts.get(row.id) ?? 0, place));
    },
  );
  app.get(
    '/api/v1/common-condition/items/:key',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'conditionItems',
        tags,
        params: KeyParameter,
        querystring: Type.Object(PageQuery),
        response: { 200: Products, ...errorResponses },
      },
    },
    async (request, reply) => {
      const conditionId = await findCondition(db, request.params.key);
      if (conditionId === null) throw new DomainError(404, 'condition', 'conditionUnknown');
      const filter = { ...placeFilter(request, {}), conditionId };
      return sendSerialized(reply, await itemsPage(shop, reply, filter, 'popular', request.query));
    },
  );
}
