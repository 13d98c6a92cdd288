/** Lookups of a place: its zones, its address, and the place for a typed text. */
import { failureOf, isOutsideFailure } from '@shop/api-client';
import {
  useLazyGetAddressOfPointQuery,
  useLazyGetFoundPlaceQuery,
  useLazyGetPlaceSuggestionsQuery,
  type PlaceSuggestion,
} from '@shop/api-client/places';
import { useLazyGetZonesOfPointQuery } from '@shop/api-client/start';
import type { LatLng } from '@shop/domain';
import { namesPlace } from '@shop/domain/address';
import { searchText } from '@shop/domain/search-text';
import { useLanguage } from '@shop/i18n';

export interface PlaceZones {
  zoneIds: string[];
  /** Outside of all zones. */
  isOutside: boolean;
  /** The shop's message for a place outside of all zones; null: inside, or unknown. */
  outsideMessage: string | null;
}

export interface PlaceLookups {
  zonesAt: (point: LatLng) => Promise<PlaceZones>;
  /** undefined: unknown; empty: no named street. */
  addressAt: (point: LatLng) => Promise<string | undefined>;
  /** @param id of a suggestion */
  pointOf: (id: string) => Promise<LatLng | null>;
  /** @returns the place that the text names; null: none; undefined: superseded, as `isNewest` became false */
  placeNamed: (text: string, isNewest: () => boolean) => Promise<PlaceSuggestion | null | undefined>;
}

export function usePlaceLookups(): PlaceLookups {
  const language = useLanguage();
  const [fetchZones] = useLazyGetZonesOfPointQuery();
  const [fetchAddress] = useLazyGetAddressOfPointQuery();
  const [fetchSuggestions] = useLazyGetPlaceSuggestionsQuery();
  const [fetchPlace] = useLazyGetFoundPlaceQuery();
  return {
    zonesAt: async (point) => {
      const { data, error } = await fetchZones(point, true);
      const failure = failureOf(error);
      const isOutside = !data && isOutsideFailure(failure);
      return {
        zoneIds: data?.zoneIds ?? [],
        isOutside,
        outsideMessage: isOutside ? (failure.messages[0] ?? '') : null,
      };
    },
    addressAt: async (point) => (await fetchAddress(point, true)).data,
    pointOf: async (id) => (await fetchPlace(id, true)).data?.point ?? null,
    placeNamed: async (text, isNewest) => {
      // Retry with the text before the first comma: the rest may be a door or a landmark.
      const [first = ''] = text.split(/[,،]/);
      let found: PlaceSuggestion | null = null;
      for (const wanted of new Set([searchText(text), searchText(first)])) {
        const { data = [] } = wanted ? await fetchSuggestions({ text: wanted, language }, true) : {};
        if (!isNewest()) return undefined;
        found ??= data.find((entry) => namesPlace(text, entry)) ?? null;
      }
      return found;
    },
  };
}
