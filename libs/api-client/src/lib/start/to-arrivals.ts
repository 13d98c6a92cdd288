/** Decodes the arrivals of stores (decision 133). */
import type { StoreArrivals as WireArrivals } from '@shop/contract/list';
import type { Tolerant } from '../base/tolerant';
import { list, text, wires } from '../base/wire';
import { toSpan } from '../catalog/to-span';
import type { StoreArrivals } from './arrivals';

export const toStoreArrivals = ({ arrivals }: Tolerant<WireArrivals>): StoreArrivals =>
  Object.fromEntries(
    wires(arrivals).flatMap(({ arrival_time: said, store_ids: stores }) => {
      const arrival = toSpan(said);
      return arrival ? list(stores).map((store) => [text(store), arrival] as const) : [];
    }),
  );
