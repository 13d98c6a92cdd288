/** Places by their names and points (contract §3.5), in Google's old or new format. */
import type { WireAddressesOfPoint, WirePlace, WireSuggestions } from '@shop/contract/place';
import type { Bounds, FoundPlace, LatLng } from '@shop/domain';
import { searchText } from '@shop/domain/search-text';
import { shopApi } from '../base/api';
import type { Tolerant } from '../base/tolerant';
import { number, object, text, wires } from '../base/wire';

export interface PlaceSuggestion {
  id: string;
  main: string;
  secondary: string;
}

/** The new formats, which other backends pass on. */
interface NewText {
  text: string;
}
interface NewSuggestions {
  suggestions: {
    placePrediction: {
      placeId: string;
      text: NewText;
      structuredFormat: { mainText: NewText; secondaryText: NewText };
    };
  }[];
}
interface NewPoint {
  latitude: number;
  longitude: number;
}
interface NewPlace {
  location: NewPoint;
  viewport: { low: NewPoint; high: NewPoint };
}
type OldGeometry = WirePlace['result']['geometry'];

export function toSuggestions(wire: Tolerant<WireSuggestions & NewSuggestions>): PlaceSuggestion[] {
  const old = wires(wire.predictions).map((entry) => {
    const parts = object(entry.structured_formatting);
    return {
      id: text(entry.place_id),
      main: text(parts?.main_text) || text(entry.description),
      secondary: text(parts?.secondary_text),
    };
  });
  const fresh = wires(wire.suggestions).flatMap((entry) => {
    const prediction = object(entry.placePrediction);
    if (!prediction) return [];
    const format = object(prediction.structuredFormat);
    return [
      {
        id: text(prediction.placeId),
        main: text(object(format?.mainText)?.text) || text(object(prediction.text)?.text),
        secondary: text(object(format?.secondaryText)?.text),
      },
    ];
  });
  return [...old, ...fresh].filter(({ id }) => id);
}

const point = (wire: Tolerant<OldGeometry['location'] & NewPoint>): LatLng => ({
  lat: number(wire.lat ?? wire.latitude),
  lng: number(wire.lng ?? wire.longitude),
});

type Viewport = NonNullable<OldGeometry['viewport']> & NewPlace['viewport'];
/** The viewport of a place. */
function toBounds(wire: Tolerant<Viewport> | null): Bounds | null {
  const [low, high] = [object(wire?.southwest ?? wire?.low), object(wire?.northeast ?? wire?.high)];
  if (!low || !high) return null;
  const [{ lat: south, lng: west }, { lat: north, lng: east }] = [point(low), point(high)];
  return north > south && east > west ? { south, west, north, east } : null;
}

export function toFoundPlace(wire: Tolerant<WirePlace & NewPlace>): FoundPlace | null {
  const fresh = object(wire.location);
  if (fresh) return { point: point(fresh), bounds: toBounds(object(wire.viewport)) };
  const geometry = object(object(wire.result)?.geometry);
  const location = object(geometry?.location);
  return location ? { point: point(location), bounds: toBounds(object(geometry?.viewport)) } : null;
}

export const placesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getAddressOfPoint: build.query<string, LatLng>({
      query: (params) => ({ url: '/api/v1/config/geocode-api', params: { ...params } }),
      transformResponse: (wire: Tolerant<WireAddressesOfPoint>) => text(wires(wire.results)[0]?.formatted_address),
    }),
    getPlaceSuggestions: build.query<PlaceSuggestion[], { text: string; language: string }>({
      query: ({ text: search }) => ({
        url: '/api/v1/config/place-api-autocomplete',
        params: { search_text: searchText(search) },
      }),
      transformResponse: toSuggestions,
    }),
    getFoundPlace: build.query<FoundPlace | null, string>({
      query: (placeid) => ({ url: '/api/v1/config/place-api-details', params: { placeid } }),
      transformResponse: toFoundPlace,
    }),
  }),
});

export const {
  useLazyGetAddressOfPointQuery,
  useGetPlaceSuggestionsQuery,
  useLazyGetPlaceSuggestionsQuery,
  useLazyGetFoundPlaceQuery,
} = placesApi;
