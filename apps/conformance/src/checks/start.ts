/** What a visit starts with: config, landing page, modules, zones, places (contract §3). */
import { WireModule, ZoneAnswer } from '@shop/contract/store';
import Type from 'typebox';
import type { Json } from '../client';
import { filled, list, maybe, MODULE, number, object, shortfalls } from '../needs';
import type { Walk } from '../walk';

const unpack = (value: unknown): unknown =>
  typeof value === 'string' ? (JSON.parse(value || 'null') as unknown) : value;

export async function checkStart(walk: Walk, wanted: { lat: number; lng: number } | null): Promise<void> {
  const CONFIG = 'GET /api/v1/config';
  const config = await walk.ask(CONFIG);
  if (walk.works(CONFIG, config)) {
    const needs = {
      business_name: filled,
      currency_symbol: filled,
      digit_after_decimal_point: number,
      base_urls: object,
      module_config: object,
    };
    walk.say(CONFIG, 'must', 'has what a storefront starts with', shortfalls(config.body, needs)[0] ?? null);
    const place = (config.body as Json).default_location as Json | null;
    walk.say(CONFIG, 'must', 'names a default place', shortfalls(place, { lat: number, lng: number })[0] ?? null);
    walk.found.place = wanted ?? { lat: Number(place?.lat), lng: Number(place?.lng) };
  }
  const LANDING = 'GET /api/v1/react-landing-page';
  const landing = await walk.ask(LANDING);
  if (walk.works(LANDING, landing))
    walk.say(
      LANDING,
      'should',
      'has the footer’s text',
      shortfalls(landing.body, { fixed_footer_description: maybe(filled) })[0] ?? null,
    );

  const ZONE = 'GET /api/v1/config/get-zone-id';
  const { lat, lng } = walk.found.place;
  const zone = await walk.ask(ZONE, `/api/v1/config/get-zone-id?lat=${lat}&lng=${lng}`);
  if (walk.works(ZONE, zone)) {
    const ids = (() => {
      try {
        return unpack((zone.body as Json).zone_id);
      } catch {
        return null;
      }
    })();
    const fine = Array.isArray(ids) && ids.length > 0 && ids.every((id) => Number.isInteger(Number(id)));
    walk.say(
      ZONE,
      'must',
      'zone_id holds the ids of the place',
      fine ? null : JSON.stringify((zone.body as Json).zone_id),
    );
    walk.say(
      ZONE,
      'must',
      'zone_data lists the zones',
      list.test((zone.body as Json).zone_data) ? null : 'no zone_data',
    );
    walk.say(
      ZONE,
      'should',
      'zone_id is JSON text',
      typeof (zone.body as Json).zone_id === 'string' ? null : 'it is no text',
    );
    walk.exact(ZONE, ZoneAnswer, zone.body);
    if (fine) walk.found.zoneIds = (ids as unknown[]).map(Number);
  }
  walk.refuses(
    ZONE,
    await walk.ask(ZONE, '/api/v1/config/get-zone-id?lat=0&lng=-140'),
    'a place in the ocean',
    404,
    403,
  );
  walk.client.common = {
    ...walk.client.common,
    zoneId: JSON.stringify(walk.found.zoneIds),
    latitude: String(lat),
    longitude: String(lng),
  };

  const MODULES = 'GET /api/v1/module';
  const modules = await walk.ask(MODULES);
  if (walk.works(MODULES, modules)) {
    const all = Array.isArray(modules.body) ? (modules.body as Json[]) : [];
    walk.say(MODULES, 'must', 'is a plain list', Array.isArray(modules.body) ? null : 'no list');
    walk.entries(MODULES, all, MODULE, WireModule);
    walk.found.modules = all.map(({ id, module_type: type }) => ({ id: Number(id), type: String(type) }));
  }
  const ZONES = 'GET /api/v1/zone/list';
  const zones = await walk.ask(ZONES);
  if (walk.works(ZONES, zones)) walk.say(ZONES, 'must', 'is a list', Array.isArray(zones.body) ? null : 'no list');
}

export async function checkPlaces(walk: Walk): Promise<void> {
  const { lat, lng } = walk.found.place;
  const GEO = 'GET /api/v1/config/geocode-api';
  const address = await walk.ask(GEO, `/api/v1/config/geocode-api?lat=${lat}&lng=${lng}`);
  let name = '';
  if (walk.works(GEO, address)) {
    const [first] = ((address.body as Json).results ?? []) as Json[];
    name = String(first?.formatted_address ?? '');
    walk.say(GEO, 'must', 'results[0].formatted_address names the place', name ? null : 'no address');
  }
  const SEARCH = 'GET /api/v1/config/place-api-autocomplete';
  const word = name.split(/[\s,]+/).find((part) => part.length > 3) ?? 'street';
  const found = await walk.ask(SEARCH, `/api/v1/config/place-api-autocomplete?search_text=${encodeURIComponent(word)}`);
  let placeId = '';
  if (walk.works(SEARCH, found)) {
    const body = found.body as Json;
    const entries = (body.predictions ?? body.suggestions) as Json[] | undefined;
    walk.say(SEARCH, 'must', 'predictions or suggestions', Array.isArray(entries) ? null : 'neither');
    const prediction = (entries?.[0]?.placePrediction ?? entries?.[0]) as Json | undefined;
    placeId = String(prediction?.place_id ?? prediction?.placeId ?? '');
    walk.say(SEARCH, 'should', 'finds the place by a word of its address', placeId ? null : `nothing for ${word}`);
  }
  if (placeId) {
    const DETAILS = 'GET /api/v1/config/place-api-details';
    const details = await walk.ask(DETAILS, `/api/v1/config/place-api-details?placeid=${encodeURIComponent(placeId)}`);
    if (walk.works(DETAILS, details)) {
      const body = details.body as Json;
      const result = (body.result as Json | undefined)?.geometry as Json | undefined;
      const point = (result?.location ?? body.location) as Json | undefined;
      const fine = number.test(point?.lat ?? point?.latitude) && number.test(point?.lng ?? point?.longitude);
      walk.say(DETAILS, 'must', 'gives the point', fine ? null : 'no point');
    }
  }
  const FAR = 'GET /api/v1/config/distance-api';
  const far = await walk.ask(
    FAR,
    `/api/v1/config/distance-api?origin_lat=${lat}&origin_lng=${lng}&destination_lat=${lat + 0.01}&destination_lng=${lng}&mode=walking`,
  );
  if (walk.works(FAR, far)) {
    const body = far.body as Json;
    const element = (
      ((body.rows as Json[] | undefined)?.[0]?.elements as Json[] | undefined)?.[0]?.distance as Json | undefined
    )?.value;
    const metres = Number(element ?? body.distanceMeters);
    walk.say(FAR, 'must', 'tells metres', Number.isFinite(metres) ? null : 'no distance');
    walk.say(
      FAR,
      'should',
      'a hundredth of a degree is about a kilometre',
      metres > 900 && metres < 5000 ? null : `${metres} m`,
    );
  }
  const EXTRA = 'GET /api/v1/vehicle/extra_charge';
  const extra = await walk.ask(EXTRA, '/api/v1/vehicle/extra_charge?distance=3');
  if (walk.works(EXTRA, extra)) {
    const value = (extra.body as Json | null)?.extra_charge ?? extra.body;
    walk.say(
      EXTRA,
      'must',
      'is a number, bare or under extra_charge',
      number.test(value) ? null : JSON.stringify(extra.body),
    );
    walk.exact(EXTRA, Type.Number(), extra.body);
  }
}
