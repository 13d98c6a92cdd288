/** Parcels that a customer may send again. */
import { uniqueBy } from '@shop/util';
import type { Executor } from '../../db/database';
import { findParcelCategories, parcelsOf, type ParcelCategoryRow, type SentParcelRow } from './queries';

/** The most that are offered. */
const MOST = 6;

export interface RecentParcel {
  order: SentParcelRow;
  category: ParcelCategoryRow;
}

/** The same for parcels of one category between the same doors and people. */
const wayOf = ({ categoryId, address, receiver }: SentParcelRow): string =>
  JSON.stringify([
    categoryId,
    ...[address, receiver].map((at) => at && [at.lat, at.lng, at.text, at.road, at.house, at.floor]),
    receiver?.name,
    receiver?.phone,
  ]);

/** Each way once, with the newest parcel of it, in two statements. */
export async function recentParcels(
  db: Executor,
  customerId: number,
  moduleId: number | null,
): Promise<RecentParcel[]> {
  const sent = uniqueBy(await parcelsOf(db, customerId, moduleId), wayOf).slice(0, MOST);
  const ids = sent.flatMap(({ categoryId }) => categoryId ?? []);
  const categories = await findParcelCategories(db, [...new Set(ids)]);
  return sent.flatMap((order) => {
    const category = categories.find(({ id }) => id === order.categoryId);
    return category ? [{ order, category }] : [];
  });
}
