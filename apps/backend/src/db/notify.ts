/** NOTIFY as a query: unlike the `NOTIFY` command, `pg_notify` takes channel and payload as parameters. */
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Executor } from './database';

interface Notifier {
  pool: Pick<pg.Pool, 'query'>;
}

/** The channel of change events (`features/live/bus.ts`). */
export const LIVE_CHANNEL = 'live';

/** Sends one payload to all sessions that LISTEN on the channel. */
export async function notify({ pool }: Notifier, channel: string, payload: string): Promise<void> {
  await pool.query('SELECT pg_notify($1, $2)', [channel, payload]);
}

/** Sends `order:<id>` and `customer:<shopper id>` for each of the orders, in one statement. */
export async function notifyOrders({ pool }: Notifier, channel: string, orderIds: readonly number[]): Promise<void> {
  await pool.query(
    "SELECT pg_notify($1, 'order:' || id), pg_notify($1, 'customer:' || shopper_id) FROM orders WHERE id = ANY($2)",
    [channel, orderIds],
  );
}

/**
 * Sends `customer:<id>` for each of the customers. Within a transaction it is sent with the commit, by whatever process commits: streams of
 * all backends then read what was written.
 */
export async function notifyCustomers(db: Executor, customerIds: readonly number[]): Promise<void> {
  await db.execute(
    sql`SELECT pg_notify(${LIVE_CHANNEL}, 'customer:' || id) FROM unnest(${sql.param([...customerIds])}::bigint[]) AS id`,
  );
}
