/** Zones and modules in the wire format (contract §3.3, §3.4). */
import type { WireModule, WireZone } from '@shop/contract/store';
import type { RequestPlace } from '../../plugins/place';
import { flag, major, pictureUrl, localize } from '../../present';
import { MARKETPLACE } from '../../marketplace';
import type { ModuleRow, ZoneRow } from './queries';

/** A module with its number of stores and items. */
export function presentModule({ module, zones, stores, items }: ModuleRow, place: RequestPlace): WireModule {
  const icon = pictureUrl(place, 'module', module.icon);
  return {
    id: module.id,
    module_name: localize(module.name, place),
    module_type: module.type,
    slug: module.slug,
    icon: module.icon,
    icon_full_url: icon,
    thumbnail: module.icon,
    thumbnail_full_url: icon,
    description: localize(module.description, place),
    status: '1',
    theme_id: 1,
    all_zone_service: flag(module.everyZone),
    stores_count: stores,
    items_count: items,
    zones: zones.map(({ id, name }) => ({ id, name: localize(name, place) })),
  };
}

/** @param allModules all modules, with their counts */
export function presentZone({ zone, modules }: ZoneRow, allModules: ModuleRow[], place: RequestPlace): WireZone {
  const optional = (amount: number | null) => (amount === null ? null : major(amount));
  return {
    id: zone.id,
    name: localize(zone.name, place),
    display_name: localize(zone.name, place),
    status: 1,
    coordinates: { type: 'Polygon', coordinates: [zone.ring] },
    cash_on_delivery: zone.cashOnDelivery && MARKETPLACE.cashOnDelivery,
    digital_payment: true,
    offline_payment: true,
    increased_delivery_fee: zone.increasedPercent,
    increased_delivery_fee_status: flag(zone.increasedPercent > 0),
    increase_delivery_charge_message: zone.increasedMessage ? localize(zone.increasedMessage, place) : null,
    modules: modules.flatMap(({ module, terms }) => {
      const row = allModules.find((entry) => entry.module.id === module.id);
      if (!row) return [];
      return [
        {
          ...presentModule(row, place),
          pivot: {
            zone_id: terms.zoneId,
            module_id: terms.moduleId,
            per_km_shipping_charge: optional(terms.perKm),
            minimum_shipping_charge: optional(terms.minimum),
            maximum_shipping_charge: optional(terms.maximum),
            maximum_cod_order_amount: optional(terms.maximumCash),
          },
        },
      ];
    }),
  };
}
