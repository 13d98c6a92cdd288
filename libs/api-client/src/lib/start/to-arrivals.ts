/** Decodes the arrivals of stores (decision 133). */
import type { StoreArrivals as WireArrivals } from '@shop/contract/list';
import type { Span } from '@shop/util';
import type { Tolerant } from '../base/tolerant';
import { list, text, wires } from '../base/wire';
import { toSpan } from '../catalog/to-span';

/** By the id of the store. Those that do not deliver have none. */
export type StoreArrivals = Readonly<Record<string, Span>>;

export const toStoreArrivals = ({ arrivals }: Tolerant<WireArrivals>): StoreArrivals =>
  Object.fromEntries(
    wires(arrivals).flatMap(({ arrival_time: said, store_ids: stores }) => {
      const arrival = toSpan(said);
      return arrival ? list(stores).map((store) => [text(store), arrival] as const) : [];
    }),
  );
