/** Port to the world of a marketplace: who seeds it and simulates it is decided at startup. */
import type { LatLng } from '@shop/domain';
import type { Gazetteer } from './features/geo/gazetteer';
import type { PictureKind } from './features/pictures/kinds';

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
}
