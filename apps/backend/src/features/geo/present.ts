/** Places, addresses and distances in Google's legacy formats (contract §3.5). */
import type {
  WireAddressesOfPoint,
  WireDirections,
  WireDistance,
  WirePlace,
  WireSuggestions,
} from '@shop/contract/place';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Polyline from '@googlemaps/polyline-codec';
import { metresBetween } from '@shop/domain/distance';
import type { LatLng } from '@shop/domain';
import type { RequestPlace } from '../../plugins/place';
import { translate } from '../../messages';
import { localize } from '../../present';
import { fullAddress, type GazetteerEntry } from './gazetteer';

/** Node finds no names in the package's own files. */
const { encode } = createRequire(join(import.meta.dirname, 'present.ts'))(
  '@googlemaps/polyline-codec',
) as typeof Polyline;

/** Walking speed in metres per second. */
const WALKING_SPEED = 1.35;

/** Search results; `ZERO_RESULTS` when there are none. */
export const presentSuggestions = (found: GazetteerEntry[], place: RequestPlace): WireSuggestions => ({
  status: found.length > 0 ? 'OK' : 'ZERO_RESULTS',
  predictions: found.map((entry) => ({
    description: localize(fullAddress(entry), place),
    place_id: entry.id,
    reference: entry.id,
    structured_formatting: { main_text: localize(entry.main, place), secondary_text: localize(entry.secondary, place) },
  })),
});

/** Details of one place. */
export const presentPlace = (found: GazetteerEntry, place: RequestPlace): WirePlace => ({
  status: 'OK',
  result: {
    place_id: found.id,
    name: localize(found.main, place),
    formatted_address: localize(fullAddress(found), place),
    geometry: { location: found.point },
    address_components: [],
  },
});

/** @param found the nearest address; null: none */
export const presentAddress = (
  found: GazetteerEntry | null,
  point: LatLng,
  place: RequestPlace,
): WireAddressesOfPoint =>
  found
    ? {
        status: 'OK',
        results: [
          {
            formatted_address: localize(fullAddress(found), place),
            place_id: found.id,
            geometry: { location: point },
          },
        ],
      }
    : { status: 'ZERO_RESULTS', results: [] };

/** Metres in `distance`, seconds on foot in `duration`. */
function measures(metres: number, { language }: RequestPlace) {
  const seconds = Math.round(metres / WALKING_SPEED);
  return {
    distance: { text: `${(metres / 1000).toFixed(1)} ${translate('kilometres', language)}`, value: metres },
    duration: { text: `${Math.ceil(seconds / 60)} ${translate('minutes', language)}`, value: seconds },
  };
}

/** A distance matrix of one row and one element. */
export const presentDistance = (origin: LatLng, destination: LatLng, place: RequestPlace): WireDistance => ({
  status: 'OK',
  origin_addresses: [`${origin.lat},${origin.lng}`],
  destination_addresses: [`${destination.lat},${destination.lng}`],
  rows: [{ elements: [{ status: 'OK', ...measures(Math.round(metresBetween(origin, destination)), place) }] }],
});

/** @param way its points, two or more */
export function presentDirections(way: readonly LatLng[], place: RequestPlace): WireDirections {
  const [start, end] = [way[0] as LatLng, way.at(-1) as LatLng];
  const metres = way.slice(1).reduce((sum, point, index) => sum + metresBetween(way[index] as LatLng, point), 0);
  const leg = { ...measures(Math.round(metres), place), start_location: start, end_location: end, steps: [] };
  return { status: 'OK', routes: [{ overview_polyline: { points: encode([...way]) }, legs: [leg] }] };
}
