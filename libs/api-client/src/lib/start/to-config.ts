/** Decodes the config (contract §3.1). */
import type { WireConfig } from '@shop/contract/config';
import type { LatLng } from '@shop/domain';
import type { ParcelRates } from '@shop/domain/parcel-fee';
import type { RestBy } from '@shop/domain/wallet-part';
import { moneyUnits, webAddress, type MoneyFormat, type Minor } from '@shop/util';
import type { Tolerant } from '../base/tolerant';
import {
  flag,
  flagOrSet,
  number,
  numberOrNull,
  object,
  picture,
  text,
  textOrNull,
  wireMoney,
  wires,
  type WireMoney,
} from '../base/wire';

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
  /** Guests can be told of an order, too. */
  guestPush: boolean;
  /** Customers can download all that is kept about them. */
  keptData: boolean;
  folders: Record<string, string>;
}

/** The code of the currency: of other backends. */
type ConfigWire = Tolerant<WireConfig & { currency_code: string }>;

const DEFAULT_ZONE = 'UTC';

const toMoneyFormat = (wire: ConfigWire): MoneyFormat => ({
  symbol: text(wire.currency_symbol) || '$',
  side: wire.currency_symbol_direction === 'right' ? 'right' : 'left',
  decimals: numberOrNull(wire.digit_after_decimal_point) ?? 2,
});

const toSocial = (wire: ConfigWire): ShopConfig['social'] =>
  wires(wire.social_media)
    .filter(({ status }) => flagOrSet(status))
    .flatMap((entry) => {
      const url = webAddress(entry.link);
      return url ? [{ name: text(entry.name).toLowerCase(), url }] : [];
    });

const toPolicies = (wire: ConfigWire): ShopConfig['policies'] => ({
  refund: flag(wire.refund_policy),
  cancellation: flag(wire.cancelation_policy),
  shipping: flag(wire.shipping_policy),
});

const toAdditionalCharge = (wire: ConfigWire, money: WireMoney): ShopConfig['additionalCharge'] =>
  flag(wire.additional_charge_status)
    ? { name: text(wire.additional_charge_name), amount: money.read(wire.additional_charge) }
    : null;

const toGateways = (wire: ConfigWire): ShopConfig['gateways'] =>
  flag(wire.digital_payment)
    ? wires(wire.active_payment_method_list).map((entry) => ({
        id: text(entry.gateway),
        title: text(entry.gateway_title) || text(entry.gateway),
      }))
    : [];

export function toConfig(wire: ConfigWire): ShopConfig {
  const format = toMoneyFormat(wire);
  const money = wireMoney(moneyUnits(format.decimals));
  const place = object(wire.default_location);
  const folders = Object.fromEntries(
    Object.entries(object(wire.base_urls) ?? {}).map(([key, url]) => [key, text(url)]),
  );
  const over = money.read(wire.free_delivery_over);
  const logoFolder = folders.business_logo_url ?? null;
  return {
    businessName: text(wire.business_name),
    logo: picture(wire.logo, wire.logo_full_url, logoFolder)?.url ?? null,
    favIcon: picture(wire.fav_icon, wire.fav_icon_full_url, logoFolder)?.url ?? null,
    phone: text(wire.phone),
    email: text(wire.email),
    address: text(wire.address),
    country: text(wire.country) || 'US',
    footerText: text(wire.footer_text),
    cookiesText: text(wire.cookies_text).trim(),
    social: toSocial(wire),
    policies: toPolicies(wire),
    loyalty: flag(wire.loyalty_point_status),
    pointRate: number(wire.loyalty_point_exchange_rate),
    fewestPoints: number(wire.loyalty_point_minimum_point),
    referral: flag(wire.ref_earning_status),
    defaultPlace: place ? { lat: number(place.lat), lng: number(place.lng) } : null,
    money: format,
    currency: textOrNull(wire.currency_code),
    hours: text(wire.timeformat) === '12' ? '12' : '24',
    timeZone: text(wire.timezone) || DEFAULT_ZONE,
    guestCheckout: flag(wire.guest_checkout_status),
    freeDeliveryOver: over > 0 ? over : null,
    taxIncluded: flag(wire.tax_included),
    additionalCharge: toAdditionalCharge(wire, money),
    cashOnDelivery: flagOrSet(wire.cash_on_delivery),
    gateways: toGateways(wire),
    wallet: flag(wire.customer_wallet_status),
    partialPayment: flag(wire.partial_payment_status) ? text(wire.partial_payment_method) : null,
    transfer: flag(wire.offline_payment_status),
    refunds: flagOrSet(wire.refund_active_status),
    tips: flag(wire.dm_tips_status),
    parcelRates: {
      perKm: money.read(wire.parcel_per_km_shipping_charge),
      minimum: money.read(wire.parcel_minimum_shipping_charge),
    },
    delivers: flagOrSet(wire.home_delivery_status),
    takesAway: flagOrSet(wire.takeaway_status),
    prescriptions: flag(wire.prescription_order_status),
    scheduleOrder: flag(wire.schedule_order),
    slotMinutes: number(wire.schedule_order_slot_duration),
    maintenance: flag(wire.maintenance_mode),
    webPushKey: textOrNull(wire.web_push_public_key),
    guestPush: flag(wire.guest_push_status),
    keptData: flag(wire.kept_data_status),
    folders,
  };
}
