/** Common conditions (contract §4.4). */
import Type, { type Static } from 'typebox';
import { Flag, Id, Text } from './common';

export const WireCondition = Type.Object({ id: Id, name: Text, slug: Text, status: Flag, items_count: Type.Integer() });
export type WireCondition = Static<typeof WireCondition>;
