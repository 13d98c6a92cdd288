/** Stores that the customer ordered from before (contract §4.7). */
import type { WireVisitedStore } from '@shop/contract/list';
import type { VisitedStore } from '@shop/domain';
import { LIST, moneyOf, type EndpointBuild } from '../base/api';
import { picture, wires } from '../base/wire';
import { named, type Scoped } from './pages';
import { toStore } from './to-store';

export const visitedStoreEndpoints = (build: EndpointBuild) => ({
  getVisitedStores: build.query<VisitedStore[], Scoped>({
    query: ({ scope }) => ({ url: '/api/v1/customer/visit-again', scope }),
    transformResponse: (wire: unknown, meta) =>
      wires<WireVisitedStore[]>(wire).map((entry) => ({
        store: toStore(entry, moneyOf(meta)),
        items: wires(entry.items).map((item) => ({
          ...named(item.id, item.name),
          image: picture(item.image, item.image_full_url, null, item.image_tint),
        })),
      })),
    extraOptions: LIST,
  }),
});
