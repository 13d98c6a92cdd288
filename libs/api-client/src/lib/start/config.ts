/** The config (contract §3.1), and whether the backend responds. */
import type { LatLng } from '@shop/domain';
import type { ParcelRates } from '@shop/domain/parcel-fee';
import type { RestBy } from '@shop/domain/wallet-part';
import type { MoneyFormat, Minor } from '@shop/util';
import { MINUTES, decodedLater, type EndpointBuild } from '../base/api';

export interface ShopConfig {
  businessName: string;
  logo: string | null;
  favIcon: string | null;
  phone: string;
  email: string;
  address: string;
  country: string;
  footerText: string;
  /** Text of the cookie notice; empty: no notice. */
  cookiesText: string;
  /** Social media pages, in the provider's order. */
  social: { name: string; url: string }[];
  /** Policies that the provider has. */
  policies: { refund: boolean; cancellation: boolean; shipping: boolean };
  loyalty: boolean;
  /** Points per unit of money, and the fewest that are turned into money; 0: unknown. */
  pointRate: number;
  fewestPoints: number;
  referral: boolean;
  defaultPlace: LatLng | null;
  money: MoneyFormat;
  /** ISO 4217 code; null where the backend sends none. */
  currency: string | null;
  hours: '12' | '24';
  timeZone: string;
  guestCheckout: boolean;
  /** null: no free delivery by amount. */
  freeDeliveryOver: Minor | null;
  taxIncluded: boolean;
  additionalCharge: { name: string; amount: Minor } | null;
  cashOnDelivery: boolean;
  /** Payment gateways; empty when digital payment is off. */
  gateways: { id: string; title: string }[];
  /** Customers can pay from their wallet. */
  wallet: boolean;
  /** A wallet can pay a part of an order, and the rest is paid with one of these; null: it pays all or nothing. */
  partialPayment: RestBy | null;
  /** Customers can pay by bank transfer, and tell its reference afterwards. */
  transfer: boolean;
  /** A delivered order can be refunded on request. */
  refunds: boolean;
  /** Customers can tip couriers. */
  tips: boolean;
  /** Rates of parcels whose category has none. */
  parcelRates: ParcelRates;
  delivers: boolean;
  takesAway: boolean;
  /** Stores can take prescription orders. */
  prescriptions: boolean;
  /** Stores can take scheduled orders. */
  scheduleOrder: boolean;
  /** Length of a time slot in minutes; 0: the default of half an hour. */
  slotMinutes: number;
  maintenance: boolean;
  /** Browsers subscribe to the backend's own pushes with it; null: it sends none. */
  webPushKey: string | null;
  folders: Record<string, string>;
}

export const configEndpoints = (build: EndpointBuild) => ({
  getConfig: build.query<ShopConfig, { language: string }>({
    query: () => ({ url: '/api/v1/config' }),
    transformResponse: decodedLater(() => import('./decoders').then(({ toConfig }) => toConfig)),
    extraOptions: { retries: 3 },
    keepUnusedDataFor: 30 * MINUTES,
  }),
  /** A cheap request that every backend supports, to check whether it responds. */
  ping: build.query<true, void>({
    query: () => ({ url: '/api/v1/config' }),
    transformResponse: () => true as const,
    keepUnusedDataFor: 0,
  }),
});
