/** What features use of the demo: its city, map and pictures. The entry point decides which one. */
import type { LatLng, OrderType } from '@shop/domain';
import type { Stage } from '@shop/domain/arrival-plan';
import type { Gazetteer } from './features/geo/gazetteer';
import type { PictureKind } from './features/pictures/kinds';

export interface DemoCity {
  /** The default place of a customer. */
  place: LatLng;
  gazetteer: Gazetteer;
  /** Metres along its streets; null: outside of them. */
  streetMetres: (from: LatLng, to: LatLng) => number | null;
  /** The shortest way along its streets, with both points; null: outside of them. */
  streetWay: (from: LatLng, to: LatLng) => LatLng[] | null;
  /** Seconds of each stage where orders are simulated: they take the same time whatever the store. */
  simulatedCourse: (type: OrderType, seconds: number) => Record<Stage, number>;
  /** The city as GeoJSON. */
  map: () => object;
  /**
   * A referenced picture as WebP; null when the name is unknown.
   * @param beforeDrawing may reject the request
   */
  picture: (
    wanted: { folder: string; kind: PictureKind; name: string; width: number },
    beforeDrawing: () => Promise<void>,
  ) => Promise<Buffer | null>;
}
