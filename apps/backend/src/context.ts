/** What features depend on. `app.ts` creates it; features never import the app. */
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
import type { StreamSlots } from './features/live/stream-slots';
import type { VapidKeys } from './features/outbox/vapid';
import type { UrlSigner } from './features/uploads/signed-urls';
import type { ModuleRow, ZoneRow } from './features/zones/queries';
import type { Limits } from './plugins/limits';
import type { DemoCity } from './demo-city';

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** The dependencies of every feature. */
export interface Shop {
  app: App;
  db: Db;
  database: Database;
  config: Config;
  clock: Clock;
  live: Live;
  zones: () => Promise<ZoneRow[]>;
  modules: () => Promise<ModuleRow[]>;
  /** Set during shutdown: open requests finish, health checks report "not ready". */
  shutdown: { hasStarted: boolean };
  /** Rate limits per network address. */
  limits: Limits;
  /** Limits of open live streams, over all processes. */
  streamSlots: StreamSlots;
  /** Of pushes to browsers: browsers are told the public one. */
  vapid: VapidKeys;
  /** Of private pictures. */
  urlSigner: UrlSigner;
  /** The city of the demo. */
  city: DemoCity;
  /** Open live streams, closed when the server stops. */
  streams: Set<() => void>;
}
