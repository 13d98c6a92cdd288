/** Categories with their items and stores (contract §4.2). */
import Type from 'typebox';
import { PageQuery, paged, refusals } from '@shop/contract/common';
import { WireItem } from '@shop/contract/item';
import { WireCategory, WireStore } from '@shop/contract/store';
import type { Shop } from '../../app';
import { zonesOf } from '../../plugins/place';
import { Refusal } from '../../refusal';
import { presentItem } from '../items/present';
import { findItems } from '../items/queries';
import { presentStore } from '../stores/present';
import { findStores } from '../stores/queries';
import { presentCategories } from './present';
import { childCategories, findCategory, rootCategories } from './queries';

const Key = Type.Object({ key: Type.String({ minLength: 1, maxLength: 200 }) });
const TypeQuery = Type.Optional(Type.Union([Type.Literal('all'), Type.Literal('veg'), Type.Literal('non_veg')]));

export function categoryRoutes({ app, db, clock }: Shop): void {
  const known = async (key: string) => {
    const category = await findCategory(db, key);
    if (!category) throw new Refusal(404, 'category', 'categoryUnknown');
    return category;
  };

  app.get(
    '/api/v1/categories',
    {
      schema: {
        operationId: 'categories',
        tags: ['categories'],
        response: { 200: Type.Array(WireCategory), ...refusals },
      },
    },
    async (request) => presentCategories(await rootCategories(db, request.place.moduleId), request.place),
  );

  app.get(
    '/api/v1/categories/childes/:key',
    {
      schema: {
        operationId: 'childCategories',
        tags: ['categories'],
        params: Key,
        response: { 200: Type.Array(WireCategory), ...refusals },
      },
    },
    async (request) =>
      presentCategories(await childCategories(db, (await known(request.params.key)).id), request.place),
  );

  app.get(
    '/api/v1/categories/items/:key',
    {
      schema: {
        operationId: 'categoryItems',
        tags: ['categories'],
        params: Key,
        querystring: Type.Object({ ...PageQuery, type: TypeQuery }),
        response: { 200: paged('products', WireItem), ...refusals },
      },
    },
    async (request) => {
      const { limit = 10, offset = 1, type } = request.query;
      const category = await known(request.params.key);
      const { rows, total } = await findItems(
        db,
        { zoneIds: zonesOf(request), categoryId: category.id, ...(type ? { type } : {}) },
        'popular',
        { limit, offset },
      );
      return { total_size: total, limit, offset, products: rows.map((row) => presentItem(row, request.place)) };
    },
  );

  app.get(
    '/api/v1/categories/stores/:key',
    {
      schema: {
        operationId: 'categoryStores',
        tags: ['categories'],
        params: Key,
        querystring: Type.Object({ ...PageQuery, type: TypeQuery }),
        response: { 200: paged('stores', WireStore), ...refusals },
      },
    },
    async (request) => {
      const { limit = 10, offset = 1 } = request.query;
      const category = await known(request.params.key);
      const { rows, total } = await findStores(
        db,
        { zoneIds: zonesOf(request), moduleId: category.moduleId, categoryId: category.id },
        'near',
        request.place.point,
        { limit, offset },
      );
      return { total_size: total, limit, offset, stores: rows.map((row) => presentStore(row, request.place, clock())) };
    },
  );
}
