/** Places, addresses and distances in Google's legacy formats (contract §3.5). */
import type { WireAddressesOfPoint, WireDistance, WirePlace, WireSuggestions } from '@shop/contract/place';
import { metresBetween } from '@shop/domain/distance';
import type { LatLng } from '@shop/domain';
import type { RequestPlace } from '../../plugins/place';
import { translate } from '../../messages';
import { localize } from '../../present';
import { fullAddress, type GazetteerEntry } from './gazetteer';

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

/** A distance matrix of one row and one element. */
export function presentDistance(origin: LatLng, destination: LatLng, { language }: RequestPlace): WireDistance {
  const unit = { km: translate('kilometres', language), min: translate('minutes', language) };
  const metres = Math.round(metresBetween(origin, destination));
  const seconds = Math.round(metres / WALKING_SPEED);
  return {
    status: 'OK',
    origin_addresses: [`${origin.lat},${origin.lng}`],
    destination_addresses: [`${destination.lat},${destination.lng}`],
    rows: [
      {
        elements: [
          {
            status: 'OK',
            distance: { text: `${(metres / 1000).toFixed(1)} ${unit.km}`, value: metres },
            duration: { text: `${Math.ceil(seconds / 60)} ${unit.min}`, value: seconds },
          },
        ],
      },
    ],
  };
}
