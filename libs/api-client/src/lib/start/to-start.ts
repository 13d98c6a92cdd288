/** Decodes config, modules, zones and places (contract §3). */
import type { WireModule, WireZone, ZoneAnswer } from '@shop/contract/store';
import type { Bounds, FoundPlace, LatLng, ShopModule, Zone } from '@shop/domain';
import type { ParcelRates } from '@shop/domain/parcel-fee';
import { moneyUnits, webAddress, type MoneyFormat, type Minor } from '@shop/util';
import type { EntryOf, Fields, Tolerant } from '../base/tolerant';
import {
  flag,
  list,
  number,
  numberOrNull,
  object,
  picture,
  text,
  textOrNull,
  unpack,
  wireMoney,
  wires,
  type Wire,
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
  folders: Record<string, string>;
}

const DEFAULT_ZONE = 'UTC';

/** A flag that older deployments lack: missing counts as true. */
const flagOrSet = (value: unknown) => value === undefined || flag(value);

const toMoneyFormat = (wire: Wire): MoneyFormat => ({
  symbol: text(wire.currency_symbol) || '$',
  side: wire.currency_symbol_direction === 'right' ? 'right' : 'left',
  digits: numberOrNull(wire.digit_after_decimal_point) ?? 2,
});

const toSocial = (wire: Wire): ShopConfig['social'] =>
  wires(wire.social_media)
    .filter(({ status }) => flagOrSet(status))
    .flatMap((entry) => {
      const url = webAddress(entry.link);
      return url ? [{ name: text(entry.name).toLowerCase(), url }] : [];
    });

const toPolicies = (wire: Wire): ShopConfig['policies'] => ({
  refund: flag(wire.refund_policy),
  cancellation: flag(wire.cancelation_policy),
  shipping: flag(wire.shipping_policy),
});

const toAdditionalCharge = (wire: Wire, money: WireMoney): ShopConfig['additionalCharge'] =>
  flag(wire.additional_charge_status)
    ? { name: text(wire.additional_charge_name), amount: money.read(wire.additional_charge) }
    : null;

const toGateways = (wire: Wire): ShopConfig['gateways'] =>
  flag(wire.digital_payment)
    ? wires(wire.active_payment_method_list).map((entry) => ({
        id: text(entry.gateway),
        title: text(entry.gateway_title) || text(entry.gateway),
      }))
    : [];

export function toConfig(wire: Wire): ShopConfig {
  const format = toMoneyFormat(wire);
  const money = wireMoney(moneyUnits(format.digits));
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
    folders,
  };
}

export function toModule(wire: Tolerant<WireModule>): ShopModule {
  return {
    id: text(wire.id),
    name: text(wire.module_name),
    type: text(wire.module_type),
    icon: picture(wire.icon, wire.icon_full_url, null),
    description: text(wire.description).replace(/<[^>]*>/g, ''),
    everyZone: flag(wire.all_zone_service),
    zoneIds: wires(wire.zones).map((zone) => text(zone.id)),
  };
}

export function toZone(wire: Tolerant<WireZone>, money: WireMoney): Zone {
  const cash = flagOrSet(wire.cash_on_delivery);
  return {
    id: text(wire.id),
    name: text(wire.display_name) || text(wire.name),
    terms: wires(wire.modules).map((module) => {
      const pivot: Fields<EntryOf<WireZone['modules']>['pivot']> = object(module.pivot) ?? {};
      const perKm = numberOrNull(pivot.per_km_shipping_charge);
      const maximum = money.read(pivot.maximum_shipping_charge);
      return {
        zoneId: text(wire.id),
        moduleId: text(module.id),
        rates:
          perKm === null
            ? null
            : {
                perKm: money.read(perKm),
                minimum: money.read(pivot.minimum_shipping_charge),
                maximum: maximum > 0 ? maximum : null,
              },
        increasedPercent: flag(wire.increased_delivery_fee_status) ? number(wire.increased_delivery_fee) : 0,
        cashOnDelivery: cash,
        maximumCash: money.read(pivot.maximum_cod_order_amount) || null,
      };
    }),
  };
}

export interface ZonesOfPoint {
  zoneIds: string[];
  zones: Zone[];
}

/** `zone_ids`: of a fork. `zone_id` is JSON text, in a fork an array (DATA-26). */
export function toZonesOfPoint(wire: Tolerant<ZoneAnswer & { zone_ids: number[] }>, money: WireMoney): ZonesOfPoint {
  const ids = list(unpack(wire.zone_id)).map(text);
  return {
    zoneIds: ids.length > 0 ? ids : list(wire.zone_ids).map(text),
    zones: wires(wire.zone_data).map((zone) => toZone(zone, money)),
  };
}

export interface PlaceSuggestion {
  id: string;
  main: string;
  secondary: string;
}

/** Google's old and new formats (contract §3.5). */
export function toSuggestions(wire: Wire): PlaceSuggestion[] {
  const old = wires(wire.predictions).map((entry) => {
    const parts = object(entry.structured_formatting);
    return {
      id: text(entry.place_id),
      main: text(parts?.main_text) || text(entry.description),
      secondary: text(parts?.secondary_text),
    };
  });
  const fresh = wires(wire.suggestions).flatMap((entry) => {
    const prediction = object(entry.placePrediction);
    if (!prediction) return [];
    const format = object(prediction.structuredFormat);
    return [
      {
        id: text(prediction.placeId),
        main: text(object(format?.mainText)?.text) || text(object(prediction.text)?.text),
        secondary: text(object(format?.secondaryText)?.text),
      },
    ];
  });
  return [...old, ...fresh].filter(({ id }) => id);
}

const point = (wire: Wire): LatLng => ({
  lat: number(wire.lat ?? wire.latitude),
  lng: number(wire.lng ?? wire.longitude),
});

/** The viewport of a place, in Google's old or new format. */
function toBounds(wire: Wire | null): Bounds | null {
  const [low, high] = [object(wire?.southwest ?? wire?.low), object(wire?.northeast ?? wire?.high)];
  if (!low || !high) return null;
  const [{ lat: south, lng: west }, { lat: north, lng: east }] = [point(low), point(high)];
  return north > south && east > west ? { south, west, north, east } : null;
}

export function toFoundPlace(wire: Wire): FoundPlace | null {
  const fresh = object(wire.location);
  if (fresh) return { point: point(fresh), bounds: toBounds(object(wire.viewport)) };
  const geometry = object(object(wire.result)?.geometry);
  const location = object(geometry?.location);
  return location ? { point: point(location), bounds: toBounds(object(geometry?.viewport)) } : null;
}

/** Metres, from the matrix or the routes format; null when the element failed. */
export function toMetres(wire: unknown): number | null {
  const body = object(Array.isArray(wire) ? wire[0] : wire) ?? {};
  const direct = numberOrNull(body.distanceMeters);
  if (direct !== null) return direct;
  const element = wires(wires(body.rows)[0]?.elements)[0];
  return element && text(element.status) === 'OK' ? numberOrNull(object(element.distance)?.value) : null;
}
