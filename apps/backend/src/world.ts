/** The world that a marketplace stands in, behind one port: who fills it and lets it live is told when the backend starts. */
import type { LatLng } from '@shop/domain';
import type { Shop } from './context';
import type { Db } from './db/database';
import type { Gazetteer } from './features/geo/gazetteer';
import type { PictureKind } from './features/pictures/kinds';

export interface WorldSize {
  items: number;
  stores: number;
}

export interface World {
  /** Where a customer stands who does not say so. */
  place: LatLng;
  gazetteer: Gazetteer;
  /** The city as GeoJSON. */
  map: () => object;
  /**
   * A picture that a row names, as WebP; null when there is none of that name.
   * @param beforeDrawing may refuse it
   */
  picture: (
    wanted: { folder: string; kind: PictureKind; name: string; width: number },
    beforeDrawing: () => void,
  ) => Promise<Buffer | null>;
  /** Fills an empty database. @returns whether it was empty */
  seed: (db: Db, size: WorldSize, at: Date) => Promise<boolean>;
  /** Lets stores and couriers work on orders. @returns ends it */
  simulate: (shop: Shop) => () => Promise<void>;
}
