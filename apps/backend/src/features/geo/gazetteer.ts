/** The interface of a gazetteer: search and reverse geocoding. */
import type { LatLng } from '@shop/domain';
import type { Localized } from '../../db/schema';

export interface GazetteerEntry {
  id: string;
  main: Localized;
  secondary: Localized;
  point: LatLng;
}

export interface Gazetteer {
  /** Places whose names begin with the words of the text. */
  search: (text: string) => GazetteerEntry[];
  find: (id: string) => GazetteerEntry | null;
  /** The address of a point; null: none nearby. */
  at: (point: LatLng) => GazetteerEntry | null;
}

export const joinWithComma = (...parts: Localized[]): Localized => ({
  en: parts.map((part) => part.en).join(', '),
  ar: parts.map((part) => part.ar).join('، '),
});

/** 'Main, district, city' in one text. */
export function fullAddress(entry: GazetteerEntry): Localized {
  return joinWithComma(entry.main, entry.secondary);
}
