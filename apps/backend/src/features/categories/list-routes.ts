/** The categories of a module (contract §4.2): all of them, those below one, and those with a name. */
import Type from 'typebox';
import { matchNames } from '@shop/domain/search/match-names';
import { errorResponses } from '@shop/contract/common';
import { WireCategory } from '@shop/contract/store';
import type { Shop } from '../../context';
import { KeyParameter } from '../../keys';
import { SearchText } from '../../plugins/search-text';
import { categoryOfKey } from './category-parameters';
import { presentCategories } from './present';
import { childCategories, rootCategories, type ItemCounts } from './queries';

/** @param counts listed items of each category */
export function categoryListRoutes({ app, db }: Shop, counts: () => Promise<ItemCounts>): void {
  const tags = ['categories'];

  app.get(
    '/api/v1/categories',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'categories',
        tags,
        response: { 200: Type.Array(WireCategory), ...errorResponses },
      },
    },
    async (request) =>
      presentCategories(await rootCategories(db, request.place.moduleId, await counts()), request.place),
  );

  app.get(
    '/api/v1/categories/childes/:key',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'childCategories',
        tags,
        params: KeyParameter,
        response: { 200: Type.Array(WireCategory), ...errorResponses },
      },
    },
    async (request) =>
      presentCategories(
        await childCategories(db, (await categoryOfKey(db, request.params.key)).id, await counts()),
        request.place,
      ),
  );

  app.get(
    '/api/v1/categories/popular',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'popularCategories',
        tags,
        response: { 200: Type.Array(WireCategory), ...errorResponses },
      },
    },
    async ({ place }) =>
      presentCategories(
        (await rootCategories(db, place.moduleId, await counts())).sort((a, b) => b.items - a.items),
        place,
      ),
  );

  app.get(
    '/api/v1/categories/:text',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'findCategories',
        tags,
        summary: 'Categories whose name a text means',
        params: Type.Object({ text: SearchText }),
        response: { 200: Type.Array(WireCategory), ...errorResponses },
      },
    },
    async ({ params, place }) => {
      const rows = await rootCategories(db, place.moduleId, await counts());
      return presentCategories(
        matchNames(params.text, rows, ({ category: { name } }) => [name.en, name.ar]),
        place,
      );
    },
  );
}
