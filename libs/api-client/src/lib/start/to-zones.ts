/** Decodes the zones of a point, and their terms (contract §3.4). */
import type { WireZone, ZoneAnswer } from '@shop/contract/store';
import type { Zone } from '@shop/domain';
import type { EntryOf, Fields, Tolerant } from '../base/tolerant';
import { flag, flagOrSet, list, number, numberOrNull, object, text, unpack, wires, type WireMoney } from '../base/wire';

export interface ZonesOfPoint {
  zoneIds: string[];
  zones: Zone[];
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

/** `zone_ids`: of a fork. `zone_id` is JSON text, in a fork an array (DATA-26). */
export function toZonesOfPoint(wire: Tolerant<ZoneAnswer & { zone_ids: number[] }>, money: WireMoney): ZonesOfPoint {
  const ids = list(unpack(wire.zone_id)).map(text);
  return {
    zoneIds: ids.length > 0 ? ids : list(wire.zone_ids).map(text),
    zones: wires(wire.zone_data).map((zone) => toZone(zone, money)),
  };
}
