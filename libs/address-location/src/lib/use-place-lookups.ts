/** Looks up a place: its delivery zones, its address, and the place that a typed text names. */
import { failureOf } from '@shop/api-client';
import {
  useLazyGetAddressOfPointQuery,
  useLazyGetFoundPlaceQuery,
  useLazyGetPlaceSuggestionsQuery,
  useLazyGetZonesOfPointQuery,
  type PlaceSuggestion,
} from '@shop/api-client/start';
import type { LatLng } from '@shop/domain';
import { namesPlace } from '@shop/domain/address';
import { useLanguage } from '@shop/i18n';

/** A request that failed without one of them says nothing of the place. */
const REFUSALS: readonly unknown[] = [403, 404, 406];

export interface PlaceZones {
  zoneIds: string[];
  /** Nobody delivers there. */
  isOutside: boolean;
  /** The shop's message about a place outside; null: it is reached, or that is not known. */
  refusal: string | null;
}

export interface PlaceLookups {
  zonesAt: (point: LatLng) => Promise<PlaceZones>;
  /** undefined: not known; empty: no street there has a name. */
  addressAt: (point: LatLng) => Promise<string | undefined>;
  /** @param id of a suggestion */
  pointOf: (id: string) => Promise<LatLng | null>;
  /** @returns the place that the text names; null: none; undefined: `isNewest` became false meanwhile */
  placeNamed: (text: string, isNewest: () => boolean) => Promise<PlaceSuggestion | null | undefined>;
}

export function usePlaceLookups(): PlaceLookups {
  const language = useLanguage();
  const [askZones] = useLazyGetZonesOfPointQuery();
  const [askAddress] = useLazyGetAddressOfPointQuery();
  const [askSuggestions] = useLazyGetPlaceSuggestionsQuery();
  const [askPlace] = useLazyGetFoundPlaceQuery();
  return {
    zonesAt: async (point) => {
      const { data, error } = await askZones(point, true);
      const { status, messages } = failureOf(error);
      const isOutside = !data && REFUSALS.includes(status);
      return { zoneIds: data?.zoneIds ?? [], isOutside, refusal: isOutside ? (messages[0] ?? '') : null };
    },
    addressAt: async (point) => (await askAddress(point, true)).data,
    pointOf: async (id) => (await askPlace(id, true)).data?.point ?? null,
    placeNamed: async (text, isNewest) => {
      // What follows a comma may be no place: a door, a landmark.
      const [first = ''] = text.split(/[,،]/);
      let found: PlaceSuggestion | null = null;
      for (const wanted of new Set([text.trim(), first.trim()])) {
        const { data = [] } = wanted ? await askSuggestions({ text: wanted, language }, true) : {};
        if (!isNewest()) return undefined;
        found ??= data.find((entry) => namesPlace(text, entry)) ?? null;
      }
      return found;
    },
  };
}
