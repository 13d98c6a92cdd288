/** Common conditions in the wire format (contract §4.4). */
import Type from 'typebox';
import { Flag, Id, Text } from '@shop/contract/common';
import type { RequestPlace } from '../../plugins/place';
import { localize } from '../../present';
import type { ConditionRow } from './queries';

export const WireCondition = Type.Object({ id: Id, name: Text, slug: Text, status: Flag, items_count: Type.Integer() });

/** @param items number of listed items that help */
export const presentCondition = (row: ConditionRow, items: number, place: RequestPlace) => ({
  id: row.id,
  name: localize(row.name, place),
  slug: row.slug,
  status: 1 as const,
  items_count: items,
});
