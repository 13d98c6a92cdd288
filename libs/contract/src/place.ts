/** Places and distances in Google's formats (contract §3.5). With a key of its own a backend passes Google's answers on, so no field is sure. */
import Type, { type Static } from 'typebox';
import { Text } from './common';

const Point = Type.Object({ lat: Type.Number(), lng: Type.Number() });
const Status = { status: Text };

export const WireSuggestions = Type.Object({
  ...Status,
  predictions: Type.Array(
    Type.Object({
      description: Text,
      place_id: Text,
      reference: Text,
      structured_formatting: Type.Object({ main_text: Text, secondary_text: Text }),
    }),
  ),
});
export type WireSuggestions = Static<typeof WireSuggestions>;

export const WirePlace = Type.Object({
  ...Status,
  result: Type.Object({
    place_id: Text,
    name: Text,
    formatted_address: Text,
    geometry: Type.Object({
      location: Point,
      viewport: Type.Optional(Type.Object({ southwest: Point, northeast: Point })),
    }),
    address_components: Type.Array(Text),
  }),
});
export type WirePlace = Static<typeof WirePlace>;

export const WireAddressesOfPoint = Type.Object({
  ...Status,
  results: Type.Array(
    Type.Object({ formatted_address: Text, place_id: Text, geometry: Type.Object({ location: Point }) }),
  ),
});
export type WireAddressesOfPoint = Static<typeof WireAddressesOfPoint>;

/** Metres in `distance`, seconds in `duration`. */
const Measure = Type.Object({ text: Text, value: Type.Number() });
/** A distance matrix. */
export const WireDistance = Type.Object({
  ...Status,
  origin_addresses: Type.Array(Text),
  destination_addresses: Type.Array(Text),
  rows: Type.Array(
    Type.Object({ elements: Type.Array(Type.Object({ ...Status, distance: Measure, duration: Measure })) }),
  ),
});
export type WireDistance = Static<typeof WireDistance>;

/** A way. Its points are encoded (Google's polyline format). */
export const WireDirections = Type.Object({
  ...Status,
  routes: Type.Array(
    Type.Object({
      overview_polyline: Type.Object({ points: Text }),
      legs: Type.Array(
        Type.Object({
          distance: Measure,
          duration: Measure,
          start_location: Point,
          end_location: Point,
          steps: Type.Array(Text),
        }),
      ),
    }),
  ),
});
export type WireDirections = Static<typeof WireDirections>;
