/** Places and distances (contract §3): geocoding, search, details, distance, the charge of a vehicle. */
import Type from 'typebox';
import type { Json } from '../client';
import { number } from '../tolerant-shapes';
import type { Walk } from '../walk';

/** @returns the address of the found place; empty when there is none */
async function checkGeocoding(walk: Walk): Promise<string> {
  const GEOCODE = 'GET /api/v1/config/geocode-api';
  const { lat, lng } = walk.found.place;
  const answer = await walk.succeeds(GEOCODE, { query: `lat=${lat}&lng=${lng}` });
  if (!answer) return '';
  const [first] = ((answer.body as Json).results ?? []) as Json[];
  const address = String(first?.formatted_address ?? '');
  walk.must(GEOCODE, 'results[0].formatted_address names the place', address, 'no address');
  return address;
}

/** The place id of a prediction, in either of Google's forms. */
function placeIdOf(entry: Json | undefined): string {
  const prediction = (entry?.placePrediction ?? entry) as Json | undefined;
  return String(prediction?.place_id ?? prediction?.placeId ?? '');
}

/** @returns the id of a place found by a word of the address; empty when there is none */
async function checkPlaceSearch(walk: Walk, address: string): Promise<string> {
  const SEARCH = 'GET /api/v1/config/place-api-autocomplete';
  const word = address.split(/[\s,]+/).find((part) => part.length > 3) ?? 'street';
  const answer = await walk.succeeds(SEARCH, { query: `search_text=${encodeURIComponent(word)}` });
  if (!answer) return '';
  const body = answer.body as Json;
  const entries = (body.predictions ?? body.suggestions) as Json[] | undefined;
  walk.must(SEARCH, 'predictions or suggestions', Array.isArray(entries), 'neither');
  const placeId = placeIdOf(entries?.[0]);
  walk.should(SEARCH, 'finds the place by a word of its address', placeId, `nothing for ${word}`);
  return placeId;
}

/** The point of place details, in either of Google's forms. */
function pointOf(body: Json): Json | undefined {
  const geometry = (body.result as Json | undefined)?.geometry as Json | undefined;
  return (geometry?.location ?? body.location) as Json | undefined;
}

async function checkPlaceDetails(walk: Walk, placeId: string): Promise<void> {
  const DETAILS = 'GET /api/v1/config/place-api-details';
  const answer = await walk.succeeds(DETAILS, { query: `placeid=${encodeURIComponent(placeId)}` });
  if (!answer) return;
  const point = pointOf(answer.body as Json);
  const isPoint = number.test(point?.lat ?? point?.latitude) && number.test(point?.lng ?? point?.longitude);
  walk.must(DETAILS, 'gives the point', isPoint, 'no point');
}

/** The metres of a distance answer, in either of Google's forms; NaN when it has none. */
function metresOf(body: Json): number {
  const [row] = (body.rows ?? []) as Json[];
  const [element] = (row?.elements ?? []) as Json[];
  return Number((element?.distance as Json | undefined)?.value ?? body.distanceMeters);
}

async function checkDistance(walk: Walk): Promise<void> {
  const DISTANCE = 'GET /api/v1/config/distance-api';
  const { lat, lng } = walk.found.place;
  const answer = await walk.succeeds(DISTANCE, {
    query: `origin_lat=${lat}&origin_lng=${lng}&destination_lat=${lat + 0.01}&destination_lng=${lng}&mode=walking`,
  });
  if (!answer) return;
  const metres = metresOf(answer.body as Json);
  walk.must(DISTANCE, 'tells metres', Number.isFinite(metres), 'no distance');
  const isAbout = metres > 900 && metres < 5000;
  walk.should(DISTANCE, 'a hundredth of a degree is about a kilometre', isAbout, `${metres} m`);
}

async function checkExtraCharge(walk: Walk): Promise<void> {
  const CHARGE = 'GET /api/v1/vehicle/extra_charge';
  const answer = await walk.succeeds(CHARGE, { query: 'distance=3' });
  if (!answer) return;
  const { body } = answer;
  const value = (body as Json | null)?.extra_charge ?? body;
  walk.must(CHARGE, 'is a number, bare or under extra_charge', number.test(value), JSON.stringify(body));
  walk.exact(CHARGE, Type.Number(), body);
}

export async function checkPlaces(walk: Walk): Promise<void> {
  const placeId = await checkPlaceSearch(walk, await checkGeocoding(walk));
  if (placeId) await checkPlaceDetails(walk, placeId);
  await checkDistance(walk);
  await checkExtraCharge(walk);
}
