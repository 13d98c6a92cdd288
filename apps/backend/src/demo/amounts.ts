/** Amounts of items that were seeded before items had them. */
import { readAmount } from '@shop/domain/measure-price';
import { and, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import * as t from '../db/schema';
import { CATALOGUES } from './catalogue';

/** By the unit of the item. Items of a new demo have theirs already. */
export async function seedAmounts(db: Executor): Promise<void> {
  for (const [name] of CATALOGUES.flatMap(({ units }) => Object.values(units))) {
    const amount = readAmount(name);
    if (amount)
      await db
        .update(t.items)
        .set({ netAmount: amount.value, netUnit: amount.unit })
        .where(and(isNull(t.items.netAmount), sql`${t.items.unit}->>'en' = ${name}`));
  }
}
