/** Why an order can not be paid in cash, known before it is sent. */
import { skipToken } from '@reduxjs/toolkit/query';
import type { LatLng } from '@shop/domain';
import { cashRefusal, termsOf, type CashRefusal } from '@shop/domain/cash';
import type { Minor } from '@shop/util';
import { useGetZonesOfPointQuery } from '../start';

export interface CashQuestion {
  /** Whose zone sets the rules. */
  store: { zoneId: string | null; moduleId: string };
  /** A point in its zone: where the order goes, or the store. */
  point: LatLng | null;
  /** The marketplace takes cash. */
  offered: boolean;
  /** What would be paid in cash. */
  due: Minor;
}

/** @returns null: cash is taken, or the zone's rules are not known yet */
export function useCashRefusal({ store, point, offered, due }: CashQuestion): CashRefusal | null {
  const { data } = useGetZonesOfPointQuery(point ?? skipToken);
  const terms = termsOf(store, data?.zones);
  return cashRefusal({ offered: offered && terms?.cashOnDelivery !== false, maximum: terms?.maximumCash ?? null }, due);
}
