/** Restarts flash sales and campaigns that are over, for demos that run for weeks. */
import { and, inArray, isNotNull, lte } from 'drizzle-orm';
import { utc } from '@shop/util';
import type { Executor } from '../db/database';
import * as t from '../db/schema';

/** Runs once an hour. Finished ones are found by an index, or in small tables. */
export async function renewSpecials(db: Executor, now: Date): Promise<void> {
  const sales = await db
    .update(t.flashSales)
    .set({ startsAt: now, endsAt: utc(now).add(2, 'day').toDate() })
    .where(lte(t.flashSales.endsAt, now))
    .returning({ id: t.flashSales.id });
  if (sales.length > 0)
    await db
      .update(t.flashSaleItems)
      .set({ sold: 0 })
      .where(
        inArray(
          t.flashSaleItems.saleId,
          sales.map(({ id }) => id),
        ),
      );
  const later = utc(now).add(9, 'day').toDate();
  await db.update(t.campaigns).set({ startsAt: now, endsAt: later }).where(lte(t.campaigns.endsAt, now));
  await db
    .update(t.items)
    .set({ campaignFrom: now, campaignTo: later })
    // Repeats the index's condition; without it all items would be read.
    .where(and(isNotNull(t.items.campaignFrom), lte(t.items.campaignTo, now)));
}
