/** Which items stand in lists, for counts of them. */
import { sql } from 'drizzle-orm';

/** In SQL over `items i`: an item of a campaign is sold in the campaign's row alone (contract §4.6). */
export const LISTED = sql.raw('i.campaign_from IS NULL');
