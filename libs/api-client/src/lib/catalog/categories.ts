/** Categories of a module (contract §2.3, §4.4). */
import type { WireCategory } from '@shop/contract/store';
import type { Category } from '@shop/domain';
import { LIST, MINUTES, type EndpointBuild } from '../base/api';
import { page } from '../base/wire';
import type { Scoped } from './pages';
import { toCategory } from './to-category';

/** Some deployments wrap the list (contract §4.4). */
const toCategories = (wire: unknown) => page<{ data: WireCategory[] }>(wire, 'data').wires.map(toCategory);

export const categoryEndpoints = (build: EndpointBuild) => ({
  /**
   * All categories of a module, with sub-categories. One address, so one entry, wherever the customer stands within the
   * zones. It is kept for eight minutes (PERF-02); what shows all categories asks again after five (`useCategories`).
   */
  getCategories: build.query<Category[], Scoped>({
    query: ({ scope }) => ({ url: '/api/v1/categories', scope }),
    serializeQueryArgs: ({ queryArgs: { scope } }) => {
      const { zoneIds, moduleId, language } = scope;
      return { zoneIds, moduleId, language };
    },
    transformResponse: toCategories,
    extraOptions: LIST,
    keepUnusedDataFor: 8 * MINUTES,
  }),
});
