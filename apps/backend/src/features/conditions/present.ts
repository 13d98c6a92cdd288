/** Common conditions in the wire format (contract §4.4). */
import type { WireCondition } from '@shop/contract/condition';
import type { RequestPlace } from '../../plugins/place';
import { localize } from '../../present';
import type { ConditionRow } from './queries';

/** @param items number of listed items that help */
export const presentCondition = (row: ConditionRow, items: number, place: RequestPlace): WireCondition => ({
  id: row.id,
  name: localize(row.name, place),
  slug: row.slug,
  status: 1,
  items_count: items,
});
