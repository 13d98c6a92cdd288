/** Which flash sale runs at a moment: written once, for prices, lists and the sale's own page. */
import { and, eq, gt, lte, type Placeholder, type SQL } from 'drizzle-orm';
import * as t from '../../db/schema';

export const saleRuns = (at: Date | Placeholder): SQL | undefined =>
  and(eq(t.flashSales.published, true), lte(t.flashSales.startsAt, at), gt(t.flashSales.endsAt, at));
