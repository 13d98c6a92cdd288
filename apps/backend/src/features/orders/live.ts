/** Live orders: whoever watches an order hears that it changed. In one process a bus; between processes LISTEN/NOTIFY. */
import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Database } from '../../db/database';

const CHANNEL = 'order_changed';

export interface LiveOrders {
  /** Tells all watchers, in every process. Call it after the commit. */
  publish: (orderId: number) => Promise<void>;
  /** Calls back at each change until the returned function is called. */
  watch: (orderId: number, onChange: () => void) => () => void;
  close: () => Promise<void>;
}

function localBus() {
  const bus = new EventEmitter();
  bus.setMaxListeners(0);
  return {
    emit: (orderId: number) => void bus.emit(String(orderId)),
    watch: (orderId: number, onChange: () => void) => {
      bus.on(String(orderId), onChange);
      return () => void bus.off(String(orderId), onChange);
    },
  };
}

/** Listens on its own connection and comes back when the database was away. */
function listen(url: string, onOrder: (orderId: number) => void): { close: () => Promise<void> } {
  let client: pg.Client | null = null;
  let stopped = false;
  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url });
    fresh.on('notification', ({ payload }) => onOrder(Number(payload)));
    fresh.on('error', () => undefined);
    fresh.on('end', () => void (stopped || setTimeout(() => void connect(), 1000).unref()));
    client = fresh;
    await fresh
      .connect()
      .then(() => fresh.query(`LISTEN ${CHANNEL}`))
      .catch(() => undefined);
  };
  void connect();
  return {
    close: async () => {
      stopped = true;
      await client?.end().catch(() => undefined);
    },
  };
}

export function createLiveOrders(database: Database, databaseUrl: string | null): LiveOrders {
  const bus = localBus();
  if (!databaseUrl)
    return { publish: async (orderId) => bus.emit(orderId), watch: bus.watch, close: async () => undefined };
  const listener = listen(databaseUrl, bus.emit);
  return {
    publish: async (orderId) =>
      void (await database.pool.query('SELECT pg_notify($1, $2)', [CHANNEL, String(orderId)])),
    watch: bus.watch,
    close: listener.close,
  };
}
