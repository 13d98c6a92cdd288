/** Where things are: points, places, zones with their terms, addresses (spec 1 §3, spec 2 §3). Ids are texts, money is minor units. */
import type { Minor } from '@shop/util';

export interface LatLng {
  lat: number;
  lng: number;
}

/** A part of the earth, degrees. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Where a suggested place is; `bounds` of one that is more than a point: a district, a street. */
export interface FoundPlace {
  point: LatLng;
  bounds?: Bounds | null;
}

/** The chosen delivery location: what every call is made for. */
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

/** What a zone charges for a module, and what it allows there. */
export interface ZoneTerms {
  zoneId: string;
  moduleId: string;
  rates: DeliveryRates | null;
  /** Percent on top in this zone now; 0 for none. */
  increasedPercent: number;
  increasedMessage: string | null;
  cashOnDelivery: boolean;
  /** Largest total payable in cash; null for none. */
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
  /** A note for the courier: the bell, the gate, the landmark. */
  more: string;
  /** The saved address it was taken from; absent: none. */
  savedId?: string;
  /** The customer's own word for a saved one of type other. */
  label?: string;
}

/** A place a customer has saved. */
export interface SavedAddress extends DeliveryAddress {
  id: string;
  /** The customer's own word for it; only for type other. */
  label: string;
  contact: Contact;
}
