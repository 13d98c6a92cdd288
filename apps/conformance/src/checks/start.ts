/** The start of a visit (contract §3): config, landing page, zone, modules. */
import { WireModule, ZoneAnswer } from '@shop/contract/store';
import type { Json } from '../client';
import { filled, list, optional, MODULE, number, object, shapeErrors, type Shape } from '../tolerant-shapes';
import type { Walk } from '../walk';

interface Point {
  lat: number;
  lng: number;
}

const CONFIG_SHAPE: Shape = {
  business_name: filled,
  currency_symbol: filled,
  digit_after_decimal_point: number,
  base_urls: object,
  module_config: object,
};

async function checkConfig(walk: Walk, wanted: Point | null): Promise<void> {
  const CONFIG = 'GET /api/v1/config';
  const config = await walk.succeeds(CONFIG);
  if (!config) return;
  walk.matches(CONFIG, 'has what a storefront starts with', config.body, CONFIG_SHAPE);
  const place = (config.body as Json).default_location as Json | null;
  walk.matches(CONFIG, 'names a default place', place, { lat: number, lng: number });
  walk.found.place = wanted ?? { lat: Number(place?.lat), lng: Number(place?.lng) };
}

async function checkLanding(walk: Walk): Promise<void> {
  const LANDING = 'GET /api/v1/react-landing-page';
  const landing = await walk.succeeds(LANDING);
  if (!landing) return;
  const missing = shapeErrors(landing.body, { fixed_footer_description: optional(filled) });
  walk.record(LANDING, 'should', 'has the footer’s text', missing[0] ?? null);
}

/** `zone_id` is a list of ids, or the JSON text of one; null: it is neither. */
function readZoneIds(value: unknown): number[] | null {
  let ids: unknown = value;
  try {
    if (typeof value === 'string') ids = JSON.parse(value || 'null');
  } catch {
    return null;
  }
  if (!Array.isArray(ids) || ids.length === 0) return null;
  const numbers = ids.map(Number);
  return numbers.every(Number.isInteger) ? numbers : null;
}

async function checkZone(walk: Walk): Promise<void> {
  const ZONE = 'GET /api/v1/config/get-zone-id';
  const { lat, lng } = walk.found.place;
  const zone = await walk.succeeds(ZONE, { query: `lat=${lat}&lng=${lng}` });
  if (zone) {
    const { zone_id: zoneId, zone_data: zones } = zone.body as Json;
    const ids = readZoneIds(zoneId);
    walk.must(ZONE, 'zone_id holds the ids of the place', ids, JSON.stringify(zoneId));
    walk.must(ZONE, 'zone_data lists the zones', list.test(zones), 'no zone_data');
    walk.should(ZONE, 'zone_id is JSON text', typeof zoneId === 'string', 'it is no text');
    walk.exact(ZONE, ZoneAnswer, zone.body);
    if (ids) walk.found.zoneIds = ids;
  }
  const ocean = await walk.call(ZONE, { query: 'lat=0&lng=-140' });
  walk.isRejected(ZONE, ocean, 'a place in the ocean', [404, 403]);
  walk.client.common = {
    ...walk.client.common,
    zoneId: JSON.stringify(walk.found.zoneIds),
    latitude: String(lat),
    longitude: String(lng),
  };
}

async function checkModules(walk: Walk): Promise<void> {
  const MODULES = 'GET /api/v1/module';
  const modules = await walk.succeeds(MODULES);
  if (modules) {
    const all = Array.isArray(modules.body) ? (modules.body as Json[]) : [];
    walk.must(MODULES, 'is a plain list', Array.isArray(modules.body), 'no list');
    walk.entries(MODULES, all, MODULE, WireModule);
    walk.found.modules = all.map(({ id, module_type: type }) => ({ id: Number(id), type: String(type) }));
  }
  const ZONES = 'GET /api/v1/zone/list';
  const zones = await walk.succeeds(ZONES);
  if (zones) walk.must(ZONES, 'is a list', Array.isArray(zones.body), 'no list');
}

/** @param wanted where to look; null: config's default place */
export async function checkStart(walk: Walk, wanted: Point | null): Promise<void> {
  await checkConfig(walk, wanted);
  await checkLanding(walk);
  await checkZone(walk);
  await checkModules(walk);
}
