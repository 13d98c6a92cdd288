/**
 * Points, places, zones with their terms, and addresses (spec 1 §3, spec 2 §3). Ids are strings, money is in minor
 * units.
 */
import type { Minor } from '@shop/util';

export interface LatLng {
  lat: number;
  lng: number;
}

/** An area on the map, degrees. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** A found place; with `bounds` if it has an extent, such as a district or street. */
export interface FoundPlace {
  point: LatLng;
  bounds?: Bounds | null;
}

/** The selected delivery location; sent with most requests. */
export interface Place {
  address: string;
  point: LatLng;
  zoneIds: string[];
}

export interface DeliveryRates {
  perKm: Minor;
  minimum: Minor;
  /** null: no cap. */
  maximum: Minor | null;
}

/** Charges and payment rules of a module in a zone. */
export interface ZoneTerms {
  zoneId: string;
  moduleId: string;
  rates: DeliveryRates | null;
  /** Current surcharge of the zone, percent; 0 for none. */
  increasedPercent: number;
  cashOnDelivery: boolean;
  /** The highest amount that is taken in cash; null: no limit. */
  maximumCash: Minor | null;
}

export interface Zone {
  id: string;
  name: string;
  terms: ZoneTerms[];
}

export interface Contact {
  name: string;
  phone: string;
  email: string;
}

export interface DeliveryAddress {
  type: string;
  text: string;
  point: LatLng;
  zoneIds: string[];
  road: string;
  house: string;
  floor: string;
  /** A note for the courier: bell, gate, landmark. */
  more: string;
  /** Id of the saved address it came from. */
  savedId?: string;
  /** The customer's own label, for a saved address of type other. */
  label?: string;
}

/** A saved address of a customer. */
export interface SavedAddress extends DeliveryAddress {
  id: string;
  /** The customer's own label; only for type other. */
  label: string;
  contact: Contact;
}
