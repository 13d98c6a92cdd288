/** What a storefront offers when a search found nothing (decision 108). */
import Type from 'typebox';
import { errorResponses } from '@shop/contract/common';
import { SearchHelp } from '@shop/contract/list';
import type { Shop } from '../../context';
import { runPipelined } from '../../db/run-pipelined';
import { moduleOf, zonesOf } from '../../plugins/place';
import { SearchText } from '../../plugins/search-text';
import { didYouMean, foundElsewhere } from './nothing-found';

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
