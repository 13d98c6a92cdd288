/** Who watches an order or a customer hears that it changed. In one process a bus; between processes LISTEN/NOTIFY. */
import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Config } from '../../config';
import type { Database } from '../../db/database';
import { ownerOfOrder } from './queries';

const CHANNEL = 'live';
const BACK_AFTER = 1000;

export type Topic = `order:${number}` | `customer:${number}` | `tokens:${number}`;

/** Says only that something changed, never what: whoever hears it reads for itself, with its own rights. */
export interface Live {
  /** Tells the watchers of an order and of its customer, in every process. Call it after the commit. */
  orderChanged: (orderId: number) => Promise<void>;
  customerChanged: (customerId: number) => Promise<void>;
  /** Tells the streams of a customer that sign-ins have ended: each asks whether it was its own. */
  tokensEnded: (customerId: number) => Promise<void>;
  /** Calls back at each change until the returned function is called; also when changes may have been missed. */
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

/** Numbers that come while others are under way go together afterwards. */
function inBatches(send: (ids: number[]) => Promise<unknown>): (id: number) => Promise<void> {
  let waiting: number[] = [];
  let next: Promise<unknown> | null = null;
  let busy: Promise<unknown> = Promise.resolve();
  return async (id) => {
    waiting.push(id);
    next ??= busy
      .catch(() => undefined)
      .then(() => {
        const ids = waiting;
        waiting = [];
        next = null;
        busy = send(ids);
        return busy;
      });
    await next;
  };
}

/** Listens on its own connection, which no pooler may give to others. When the database was away it comes back, and everybody reads again. */
function listen(
  url: string,
  { onTopic, onBack }: { onTopic: (topic: string) => void; onBack: () => void },
): { close: () => Promise<void> } {
  let client: pg.Client | null = null;
  let stopped = false;
  let wasAway = false;
  const again = () => {
    wasAway = true;
    if (!stopped) setTimeout(connect, BACK_AFTER).unref();
  };
  function connect(): void {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
    client = fresh;
    fresh.on('notification', ({ payload }) => onTopic(payload ?? ''));
    fresh.on('error', () => undefined);
    let ended = false;
    const once = () => {
      if (ended) return;
      ended = true;
      void fresh.end().catch(() => undefined);
      again();
    };
    fresh.once('end', once);
    fresh
      .connect()
      .then(() => fresh.query(`LISTEN ${CHANNEL}`))
      .then(() => {
        if (wasAway) onBack();
        wasAway = false;
      })
      .catch(once);
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
      tokensEnded: async (customerId) => bus.emit(`tokens:${customerId}`),
      watch: bus.watch,
      close: async () => undefined,
    };
  const listener = listen(databaseDirectUrl ?? databaseUrl, { onTopic: bus.emit, onBack: bus.emitAll });
  const notify =
    "SELECT pg_notify($1, 'order:' || id), pg_notify($1, 'customer:' || shopper_id) FROM orders WHERE id = ANY($2)";
  const tell = inBatches((ids: number[]) => database.pool.query(notify, [CHANNEL, ids]));
  const say = async (topic: Topic) => void (await database.pool.query('SELECT pg_notify($1, $2)', [CHANNEL, topic]));
  return {
    orderChanged: tell,
    customerChanged: (customerId) => say(`customer:${customerId}`),
    tokensEnded: (customerId) => say(`tokens:${customerId}`),
    watch: bus.watch,
    close: listener.close,
  };
}
