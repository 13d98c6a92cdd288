/** What the app does for pages of features, and for pages and sections of modules, with features that these may not import. */
import type { Customer, LatLng, ParcelParty, Place, Store } from '@shop/domain';
import { createContext, useContext, type ReactNode } from 'react';

/** Contact and address of somebody who sends or receives. */
export interface PartyForm {
  title: string;
  party: ParcelParty;
  onChange: (party: ParcelParty) => void;
  /** Error text of a field; null: valid, or not validated yet. */
  errorOf: (field: 'name' | 'phone' | 'email' | 'address') => string | null;
  email: 'required' | 'no';
  /** The party is the customer, so the browser may autofill. */
  canAutofill: boolean;
  /** Where the map starts without an address. */
  start: LatLng | null;
}

/** An order of pictures, which a store prices (PLUS-15). */
export interface PrescriptionOrder {
  store: Store;
  /** null for guests. */
  customer: Customer | null;
  onPlaced: (orderId: string) => void;
  /** Rendered until the form has loaded. */
  loading: ReactNode;
}

export interface ModulePorts {
  /**
   * Opens the map to pick a place, which is returned to the caller; the place of the visit stays (LOC-23, LOC-24).
   * @param start null: the place of the visit, else the shop's
   */
  pickPlace: (start: LatLng | null, onPicked: (place: Place) => void) => void;
  partyForm: (form: PartyForm) => ReactNode;
  /** The form of the order, with the parts that it shares with checkout. */
  prescriptionForm: (order: PrescriptionOrder) => ReactNode;
  /** The cart, to stand beside the items of a store. */
  cartColumn: () => ReactNode;
}

const Context = createContext<ModulePorts | null>(null);
export const ModulePortsProvider = Context.Provider;

export function useModulePorts(): ModulePorts {
  const ports = useContext(Context);
  if (!ports) throw new Error('useModulePorts outside of ModulePortsProvider');
  return ports;
}
