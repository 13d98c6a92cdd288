/** NOTIFY as a query: unlike the `NOTIFY` command, `pg_notify` takes channel and payload as parameters. */
import type pg from 'pg';

interface Notifier {
  pool: Pick<pg.Pool, 'query'>;
}

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
