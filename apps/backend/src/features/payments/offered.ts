/** Payment methods offered for an order, by the marketplace's and the zone's settings (contract §11.8). */
import type { Shop } from '../../context';
import { MARKETPLACE } from '../../marketplace';
import type { ZoneRow } from '../zones/queries';
import { gatewaysOf } from './gateways';
import { OFFLINE_METHODS } from './offline';

export interface OfferedMethods {
  /** `max`: limit in minor units; null: none. */
  cash: { offered: boolean; max: number | null };
  digital: boolean;
  offline: boolean;
}

export function offeredMethods(
  config: Shop['config'],
  zones: readonly ZoneRow[],
  { zoneId, moduleId }: { zoneId: number; moduleId: number },
): OfferedMethods {
  const zone = zones.find(({ zone }) => zone.id === zoneId);
  const terms = zone?.modules.find(({ module }) => module.id === moduleId)?.terms;
  return {
    cash: {
      offered: MARKETPLACE.cashOnDelivery && (zone?.zone.cashOnDelivery ?? false),
      max: terms?.maximumCash ?? null,
    },
    digital: gatewaysOf(config).length > 0,
    offline: OFFLINE_METHODS.length > 0,
  };
}
