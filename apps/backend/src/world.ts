/** Port to the world of a marketplace: who seeds it and simulates it is decided at startup. */
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
  /** The default place of a customer. */
  place: LatLng;
  gazetteer: Gazetteer;
  /** The city as GeoJSON. */
  map: () => object;
  /**
   * A referenced picture as WebP; null when the name is unknown.
   * @param beforeDrawing may reject the request
   */
  picture: (
    wanted: { folder: string; kind: PictureKind; name: string; width: number },
    beforeDrawing: () => void,
  ) => Promise<Buffer | null>;
  /** Seeds an empty database. @returns whether it was empty */
  seed: (db: Db, size: WorldSize, at: Date) => Promise<boolean>;
  /** Simulates stores and couriers. @returns stops the simulation */
  simulate: (shop: Shop) => () => Promise<void>;
}
