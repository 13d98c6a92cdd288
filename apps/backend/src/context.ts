/** What every feature of the backend is given, and nothing that makes it: the app is put together in `app.ts`. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Database, Db } from './db/database';
import type { Live } from './features/live/bus';
import type { Places } from './features/live/places';
import type { SignedAddresses } from './features/uploads/addresses';
import type { ModuleRow, ZoneRow } from './features/zones/queries';
import type { Limits } from './plugins/limits';
import type { World } from './world';

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** What every feature gets. */
export interface Shop {
  app: App;
  db: Db;
  database: Database;
  config: Config;
  clock: Clock;
  live: Live;
  zones: () => Promise<ZoneRow[]>;
  modules: () => Promise<ModuleRow[]>;
  /** Set when the process is about to end: it works on, but takes no new customers. */
  leaving: { isLeaving: boolean };
  /** How much an address may do. */
  limits: Limits;
  /** How many live streams a caller holds open, over all processes. */
  places: Places;
  /** Of private pictures. */
  addresses: SignedAddresses;
  /** What the marketplace stands in. */
  world: World;
  /** Open live streams, to be ended when the server stops. */
  streams: Set<() => void>;
}
