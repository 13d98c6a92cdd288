/** Common conditions and what helps (contract §4.4). */
import type { WireCondition } from '@shop/contract/condition';
import { LIST, MINUTES, decoded, type EndpointBuild } from '../base/api';
import { wires } from '../base/wire';
import { named, toItemPage, type ItemPage, type Scoped } from './pages';

export const conditionEndpoints = (build: EndpointBuild) => ({
  getConditions: build.query<{ id: string; name: string }[], Scoped>({
    query: ({ scope }) => ({ url: '/api/v1/common-condition', scope }),
    transformResponse: (wire: unknown) => wires<WireCondition[]>(wire).map((entry) => named(entry.id, entry.name)),
    extraOptions: LIST,
    keepUnusedDataFor: 8 * MINUTES,
  }),
  getConditionItems: build.query<ItemPage, Scoped & { conditionId: string }>({
    query: ({ scope, conditionId }) => ({
      url: `/api/v1/common-condition/items/${encodeURIComponent(conditionId)}`,
      params: { limit: 20, offset: 1 },
      scope,
    }),
    transformResponse: decoded(toItemPage),
    extraOptions: LIST,
  }),
});
