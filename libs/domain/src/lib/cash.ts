/** Whether an amount can be paid in cash: one rule for the checkout and for the backend that refuses. */
import type { Minor } from '@shop/util';
import type { Zone, ZoneTerms } from './entities';

export interface CashTerms {
  /** Of the marketplace and of the zone. */
  offered: boolean;
  /** The highest amount that is taken in cash; null or 0: no limit. */
  maximum: Minor | null;
}
export type CashRefusal = { reason: 'notOffered' } | { reason: 'overMaximum'; maximum: Minor };

/** @param due what is left to pay in cash @returns null: it can be paid in cash */
export function cashRefusal({ offered, maximum }: CashTerms, due: Minor): CashRefusal | null {
  if (!offered) return { reason: 'notOffered' };
  return maximum && due > maximum ? { reason: 'overMaximum', maximum } : null;
}

/** The terms of a store's module in its zone; null: none, or not known yet. */
export function termsOf(
  { zoneId, moduleId }: { zoneId: string | null; moduleId: string },
  zones: readonly Zone[] | undefined,
): ZoneTerms | null {
  const zone = zones?.find(({ id }) => id === zoneId);
  return zone?.terms.find((terms) => terms.moduleId === moduleId) ?? null;
}
