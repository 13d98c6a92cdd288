/** What is over begins anew: sales and campaigns of a demo that stands for weeks. */
import { and, inArray, isNotNull, lte } from 'drizzle-orm';
import { utc } from '@shop/util';
import type { Executor } from '../db/database';
import * as t from '../db/schema';

/** Once an hour: what is over is found by an index, or in tables that are small. */
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
    // The first condition is the index's own: without it all items would be read.
    .where(and(isNotNull(t.items.campaignFrom), lte(t.items.campaignTo, now)));
}
