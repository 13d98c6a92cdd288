/** Assembles the backend without listening, so that tests can start it. */
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import {
  endWaitingConnections,
  loggedRequest,
  openErrorService,
  readableAddress,
  reportLoggedErrors,
  trustOf,
} from '@shop/util/edge';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createClock } from './clock';
import { requireHosts, type Config } from './config';
import type { App, Shop } from './context';
import { openDatabase } from './db/open-database';
import { cacheTotals } from './db/cached-totals';
import { bannerRoutes } from './features/banners/routes';
import { brandRoutes } from './features/brands/routes';
import { campaignRoutes } from './features/campaigns/routes';
import { cartRoutes } from './features/cart/routes';
import { categoryRoutes } from './features/categories/routes';
import { conditionRoutes } from './features/conditions/routes';
import { configRoutes } from './features/config/routes';
import { flashSaleRoutes } from './features/flash-sales/routes';
import { geoRoutes } from './features/geo/routes';
import { guestRoutes } from './features/shoppers/routes';
import { accountRoutes } from './features/accounts/routes';
import { addressRoutes } from './features/addresses/routes';
import { chatRoutes } from './features/chat/routes';
import { couponRoutes } from './features/coupons/routes';
import { customerRoutes } from './features/customers/routes';
import { newsletterRoutes } from './features/newsletter/routes';
import { wishlistRoutes } from './features/wishlist/routes';
import { registerMethodOverride } from './plugins/method-override';
import { legacyRoutes } from './features/legacy/routes';
import { pageCountRoutes } from './features/page-counts/routes';
import { pageRoutes } from './features/pages/routes';
import { prescriptionRoutes } from './features/prescriptions/routes';
import { createUrlSigner } from './features/uploads/signed-urls';
import { uploadRoutes } from './features/uploads/routes';
import { storageSecret } from './features/uploads/secret';
import { chosenItemRoutes } from './features/items/chosen-routes';
import { keptRoutes } from './features/kept/routes';
import { itemListRoutes } from './features/items/list-routes';
import { itemRoutes } from './features/items/routes';
import { searchRoutes, shoppingListRoutes } from './features/search/routes';
import { createLive } from './features/live/bus';
import { createStreamSlots } from './features/live/stream-slots';
import { liveRoutes } from './features/live/routes';
import { openTransports, type Transports } from './features/outbox/transports';
import { loadVapidKeys } from './features/outbox/vapid';
import { webPushTransport } from './features/outbox/web-push';
import { startDelivery } from './features/outbox/deliver';
import { orderRoutes } from './features/orders/routes';
import { parcelRoutes } from './features/parcels/routes';
import { refundTransport } from './features/payments/refund';
import { paymentRoutes } from './features/payments/routes';
import { pictureRoutes } from './features/pictures/routes';
import { reviewRoutes } from './features/reviews/routes';
import { walletRoutes } from './features/wallet/routes';
import { promotionRoutes } from './features/promotions/routes';
import { storeRoutes } from './features/stores/routes';
import { cacheForAMinute, loadModules, loadZones } from './features/zones/queries';
import { zoneRoutes } from './features/zones/routes';
import type { DemoMarketplace } from './demo-marketplace';
import { registerDocs } from './plugins/docs';
import { registerCaching } from './plugins/caching';
import { registerCleanInput } from './plugins/clean-input';
import { registerForms } from './plugins/forms';
import { registerErrors } from './plugins/errors';
import { registerGuards, registerSecurityHeaders } from './plugins/guard';
import { registerCouponThrottle } from './plugins/coupon-throttle';
import { countUploads, createLimits, registerLimits } from './plugins/limits';
import { registerPlace } from './plugins/place';
import { registerReads } from './plugins/reads';
import { registerResponseCache } from './plugins/response-cache';
import { cutSearches } from './plugins/search-text';
import { schemaCompilers } from './plugins/schema-compilers';
import { startHousekeeping } from './housekeeping';

const FEATURES = [
  configRoutes,
  geoRoutes,
  zoneRoutes,
  categoryRoutes,
  bannerRoutes,
  itemRoutes,
  itemListRoutes,
  searchRoutes,
  shoppingListRoutes,
  chosenItemRoutes,
  brandRoutes,
  conditionRoutes,
  flashSaleRoutes,
  campaignRoutes,
  storeRoutes,
  guestRoutes,
  accountRoutes,
  customerRoutes,
  keptRoutes,
  addressRoutes,
  wishlistRoutes,
  newsletterRoutes,
  chatRoutes,
  cartRoutes,
  orderRoutes,
  liveRoutes,
  couponRoutes,
  walletRoutes,
  paymentRoutes,
  reviewRoutes,
  parcelRoutes,
  promotionRoutes,
  prescriptionRoutes,
  pageRoutes,
  pageCountRoutes,
  legacyRoutes,
  uploadRoutes,
  pictureRoutes,
];

function createServer(config: Config): App {
  const errors = openErrorService(config.errorService);
  const app = Fastify({
    logger: {
      level: config.logLevel,
      hooks: reportLoggedErrors(errors, 'backend'),
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { req: loggedRequest },
    },
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    trustProxy: trustOf(config.trustProxy),
    rewriteUrl: readableAddress,
    bodyLimit: 512 * 1024,
    // A search in a path, percent-encoded: it is cut, not refused.
    routerOptions: { maxParamLength: 5000 },
    ajv: { onCreate: cutSearches },
    schemaController: schemaCompilers,
    requestTimeout: 30_000,
    // Requests on open connections are still served while the server closes.
    return503OnClosing: false,
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.addHook('onClose', errors.close);
  endWaitingConnections(app);
  return app as App;
}

function registerHealth({ app, database, shutdown }: Shop): void {
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'live' }));
  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    if (shutdown.hasStarted) return reply.code(503).header('Retry-After', '3').send({ status: 'leaving' });
    await database.pool.query('SELECT 1');
    const { replica } = database;
    return { status: 'ready', ...(replica ? { replica: replica.state() } : {}) };
  });
}

const transportsOf = async (shop: Shop): Promise<Transports> => ({
  ...(await openTransports(shop.config)),
  webpush: await webPushTransport(shop, shop.vapid),
  refund: refundTransport(shop),
});

/**
 * Opens the database, seeds it when it is empty, registers every route. `close` on the app stops everything.
 * @param demo seeds an empty database and simulates its orders
 * @param options inMemory: nothing is persisted; copyOf: the saved database to start from
 */
export async function buildApp(
  config: Config,
  demo: DemoMarketplace,
  options: { inMemory?: boolean; copyOf?: string } = {},
): Promise<Shop> {
  const hosts = requireHosts(config);
  const secret = await storageSecret(config);
  const app = createServer(config);
  const database = await openDatabase({
    ...config,
    dataDir: options.inMemory ? null : config.dataDir,
    copyOf: options.copyOf ?? null,
    connections: config.databaseConnections,
    // A replica that lags fails no request, but the operator must learn of it.
    onReplica: (state) => app.log[state === 'follows' ? 'info' : 'warn']({ replica: state }, 'replica'),
  });
  const { db } = database;
  const clock = createClock(config.clockStart, config.clockStill);
  await database.withLock(() => demo.seed(db, config.demoSize, clock()));
  const shop: Shop = {
    app,
    db,
    database,
    config,
    clock,
    city: demo,
    shutdown: { hasStarted: false },
    vapid: await loadVapidKeys(db, clock()),
    urlSigner: createUrlSigner(secret, clock),
    streams: new Set(),
    streamSlots: createStreamSlots(config, db),
    limits: createLimits(config, database),
    live: createLive(database, config),
    zones: cacheForAMinute(() => loadZones(db)),
    modules: cacheForAMinute(() => loadModules(db)),
  };
  registerErrors(app);
  registerMethodOverride(app);
  // First, because later hooks may answer early: every response has a request id and the headers.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // Storefronts set their clock by it. Node writes the real one.
    if (config.clockStart) reply.header('date', clock().toUTCString());
  });
  registerSecurityHeaders(app);
  registerPlace(app, hosts, shop.urlSigner.sign, clock);
  registerLimits(app, shop.limits);
  registerResponseCache(app, config.sharedSeconds);
  registerReads(app, { replica: database.replica !== null, cache: config.cacheSeconds > 0 });
  cacheTotals(db, config.totalSeconds);
  registerGuards(app);
  await registerForms(app, join(config.dataDir, 'incoming'), countUploads(shop.limits));
  registerCleanInput(app);
  registerCouponThrottle(app, shop);
  registerCaching(app, config.cacheSeconds);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Marketplace', version: '1', description: 'The calls of a customer storefront.' },
    },
  });
  await app.register(async (scope) => {
    const scoped: Shop = { ...shop, app: scope as unknown as App };
    for (const feature of FEATURES) feature(scoped);
    registerHealth(scoped);
    registerDocs(scoped.app);
  });
  const stopDelivery = startDelivery(shop, await transportsOf(shop));
  const stopHousekeeping = startHousekeeping(shop);
  const stopSimulation = config.simulation ? demo.simulate(shop) : async () => undefined;
  app.addHook('preClose', async () => {
    for (const stop of shop.streams) stop();
  });
  app.addHook('onClose', async () => {
    await stopSimulation();
    await stopDelivery();
    await stopHousekeeping();
    await shop.streamSlots.close();
    await shop.live.close();
    await database.close();
  });
  return shop;
}
