/** Payment methods offered for an order, by the marketplace's and the zone's settings (contract §11.8). */
import type { PaymentMethod } from '@shop/domain';
import type { CashTerms } from '@shop/domain/cash';
import type { Minor } from '@shop/util';
import type { Shop } from '../../context';
import { MARKETPLACE } from '../../marketplace';
import type { ZoneRow } from '../zones/queries';
import { gatewaysOf } from './gateways';
import { OFFLINE_METHODS } from './offline';

export interface OfferedMethods {
  cash: CashTerms;
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
      maximum: (terms?.maximumCash ?? null) as Minor | null,
    },
    digital: gatewaysOf(config).length > 0,
    offline: OFFLINE_METHODS.length > 0,
  };
}

/** Whether gateways and transfers are there for a method that needs them; cash has its own rule. */
export const isOffered = (method: PaymentMethod, { digital, offline }: OfferedMethods): boolean =>
  (method !== 'digital_payment' || digital) && (method !== 'offline_payment' || offline);
