/** Readers of what storage and cookies hold of a visit. */
import type { LatLng, Place } from '@shop/domain';
import {
  readFields,
  readList,
  readFinite,
  readObject,
  readOneOf,
  readRowId,
  readText,
  uniqueBy,
  type Reader,
} from '@shop/util';
import type { ChosenModule, SessionState } from './slice';

/** A point lies in a few zones; a header takes no more. */
const MOST_ZONES = 50;
/** Characters of an address: more do not fit into a cookie. */
const LONGEST_ADDRESS = 500;

/** Degrees, which earlier versions stored as texts. */
const readDegrees =
  (limit: number): Reader<number> =>
  (value) => {
    const isDecimal = typeof value === 'string' && /^-?\d{1,3}(\.\d{1,20})?$/.test(value);
    return readFinite(-limit, limit)(isDecimal ? Number(value) : value);
  };

export const readPoint = readObject<LatLng>({ lat: readDegrees(90), lng: readDegrees(180) });

export function readZoneIds(value: unknown): string[] | undefined {
  const ids = uniqueBy(readList(readRowId, MOST_ZONES)(value) ?? [], (id) => id);
  return ids.length > 0 ? ids : undefined;
}

export const readAddressText: Reader<string> = (value) =>
  readText(LONGEST_ADDRESS)(typeof value === 'string' ? value.slice(0, LONGEST_ADDRESS) : value);

export const readPlace = readObject<Place>({ address: readAddressText, point: readPoint, zoneIds: readZoneIds });

const readType = readText(40, /^[\w-]+$/);
const readName = readText(100);
/** Storage names the fields as the specification does, the cookie as the session. */
export function readModule(value: unknown): ChosenModule | null {
  const {
    id,
    type,
    name,
    module_type: storedType,
    module_name: storedName,
  } = readFields<ChosenModule & { module_type: string; module_name: string }>({
    id: readRowId,
    type: readType,
    name: readName,
    module_type: readType,
    module_name: readName,
  })(value);
  const kind = type ?? storedType;
  return id && kind ? { id, type: kind, name: name ?? storedName ?? kind } : null;
}

/** ISO 3166, as languages name it. */
export const readCountry = readText(2, /^[A-Z]{2}$/);
export const readTheme = readOneOf('dark', 'light');

const readLook = readOneOf('grid', 'list');
const readSort = readOneOf('high2Low', 'low2High');
/** 'list-low2High', the view of result pages; parts that cannot be read count as not chosen. */
export function readResultsView(text: string | null | undefined): Pick<SessionState, 'resultsLook' | 'resultsSort'> {
  const [look, sort] = (text ?? '').split('-');
  return { resultsLook: readLook(look) ?? 'grid', resultsSort: readSort(sort) ?? null };
}
/** The text of {@link readResultsView}; null: nothing else than the first view. */
export const resultsViewText = ({ resultsLook, resultsSort }: SessionState): string | null =>
  resultsLook === 'grid' && resultsSort === null ? null : `${resultsLook}-${resultsSort ?? ''}`;
