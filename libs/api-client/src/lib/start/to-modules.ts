/** Decodes the modules of the shop (contract §3.3). */
import type { WireModule } from '@shop/contract/store';
import type { ShopModule } from '@shop/domain';
import type { Tolerant } from '../base/tolerant';
import { flag, page, picture, text, wires } from '../base/wire';

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

export const toModules = (wire: unknown): ShopModule[] =>
  page<{ data: WireModule[] }>(wire, 'data').wires.map(toModule);
