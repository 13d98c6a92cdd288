/** Change events of orders and customers: an event emitter within one process, LISTEN/NOTIFY between processes. */
import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Config } from '../../config';
import type { Database } from '../../db/database';
import { LIVE_CHANNEL, notify, notifyOrders } from '../../db/notify';
import { ownerOfOrder } from './queries';

const RECONNECT_DELAY = 1000;

export type Topic = `order:${number}` | `customer:${number}` | `tokens:${number}`;

/** Events say only that something changed. Watchers read the change themselves, with their own rights. */
export interface Live {
  /** Notifies the watchers of an order and of its customer, in every process. Call it after the commit. */
  orderChanged: (orderId: number) => Promise<void>;
  customerChanged: (customerId: number) => Promise<void>;
  /** Notifies the streams of a customer that tokens were revoked: each checks its own. */
  tokensRevoked: (customerId: number) => Promise<void>;
  /** Calls back on each change, and when changes may have been missed, until the returned function is called. */
  watch: (topic: Topic, onChange: () => void) => () => void;
  close: () => Promise<void>;
}

function localBus() {
  const bus = new EventEmitter();
  bus.setMaxListeners(0);
  return {
    emit: (topic: string) => void bus.emit(topic),
    emitAll: () => bus.eventNames().forEach((topic) => bus.emit(topic)),
    watch: (topic: Topic, onChange: () => void) => {
      bus.on(topic, onChange);
      return () => void bus.off(topic, onChange);
    },
  };
}

/** Ids that arrive while a batch is being sent form the next batch. */
function batched(send: (ids: number[]) => Promise<unknown>): (id: number) => Promise<void> {
  let pending: number[] = [];
  let next: Promise<unknown> | null = null;
  let busy: Promise<unknown> = Promise.resolve();
  return async (id) => {
    pending.push(id);
    next ??= busy
      .catch(() => undefined)
      .then(() => {
        const ids = pending;
        pending = [];
        next = null;
        busy = send(ids);
        return busy;
      });
    await next;
  };
}

/**
 * Listens on a connection of its own, which no pooler may share. It reconnects after a failure, and then calls `onReconnect` because
 * notifications may have been missed.
 */
function listen(
  url: string,
  { onTopic, onReconnect }: { onTopic: (topic: string) => void; onReconnect: () => void },
): { close: () => Promise<void> } {
  let client: pg.Client | null = null;
  let stopped = false;
  let wasDisconnected = false;
  const reconnect = () => {
    wasDisconnected = true;
    if (!stopped) setTimeout(connect, RECONNECT_DELAY).unref();
  };
  function connect(): void {
    const connection = new pg.Client({ connectionString: url, keepAlive: true });
    client = connection;
    connection.on('notification', ({ payload }) => onTopic(payload ?? ''));
    connection.on('error', () => undefined);
    let ended = false;
    const onEnd = () => {
      if (ended) return;
      ended = true;
      void connection.end().catch(() => undefined);
      reconnect();
    };
    connection.once('end', onEnd);
    connection
      .connect()
      .then(() => connection.query(`LISTEN ${LIVE_CHANNEL}`))
      .then(() => {
        if (wasDisconnected) onReconnect();
        wasDisconnected = false;
      })
      .catch(onEnd);
  }
  connect();
  return {
    close: async () => {
      stopped = true;
      await client?.end().catch(() => undefined);
    },
  };
}

export function createLive(
  database: Database,
  { databaseUrl, databaseDirectUrl }: Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>,
): Live {
  const bus = localBus();
  if (!databaseUrl)
    return {
      orderChanged: async (orderId) => {
        bus.emit(`order:${orderId}`);
        const shopperId = await ownerOfOrder(database.db, orderId);
        if (shopperId !== null) bus.emit(`customer:${shopperId}`);
      },
      customerChanged: async (customerId) => bus.emit(`customer:${customerId}`),
      tokensRevoked: async (customerId) => bus.emit(`tokens:${customerId}`),
      watch: bus.watch,
      close: async () => undefined,
    };
  const listener = listen(databaseDirectUrl ?? databaseUrl, { onTopic: bus.emit, onReconnect: bus.emitAll });
  const emit = (topic: Topic) => notify(database, LIVE_CHANNEL, topic);
  return {
    orderChanged: batched((ids) => notifyOrders(database, LIVE_CHANNEL, ids)),
    customerChanged: (customerId) => emit(`customer:${customerId}`),
    tokensRevoked: (customerId) => emit(`tokens:${customerId}`),
    watch: bus.watch,
    close: listener.close,
  };
}
