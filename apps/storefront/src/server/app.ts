/** The storefront's server: rendered pages, files, and the backend behind the same origin. */
import helmet from '@fastify/helmet';
import proxy from '@fastify/http-proxy';
import { paths } from '@shop/util';
import { loggedRequest, MALFORMED, openErrorService, readableAddress, toldByLog, trustOf } from '@shop/util/edge';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { ServerConfig } from './config';
import { registerClientErrors } from './client-errors';
import { registerCrawlerFiles } from './crawlers';
import { readAssets } from './assets';
import { registerBuiltFiles } from './built-files';
import { forwardedHeaders } from './forwarded';
import { PASSED_ON } from './passed-on';
import { registerPages } from './pages';
import { registerHosts, registerOneSlash } from './hosts';

/** Where a browser registers for push messages. */
const PUSH_HOSTS = ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'];

const YEAR = 'public, max-age=31536000, immutable';

async function registerHeaders(app: FastifyInstance, config: ServerConfig): Promise<void> {
  const google = config.googleMapsKey ? ['https://maps.googleapis.com', 'https://maps.gstatic.com'] : [];
  const tiles = config.tilesUrl ? [new URL(config.tilesUrl.replace(/\{[^}]+\}/g, 'x')).origin] : [];
  const push = config.push ? PUSH_HOSTS : [];
  await app.register(helmet, {
    enableCSPNonces: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...google],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...tiles],
        connectSrc: ["'self'", ...google, ...push],
        fontSrc: ["'self'", 'data:'],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: { maxAge: 15_552_000 },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook(
    'onSend',
    async (_request, reply) =>
      void reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=()'),
  );
}

/** Of one connection, not of what is passed on: with the backend's `keep-alive` a customer who closes theirs would wait. */
const OF_A_CONNECTION = ['connection', 'keep-alive', 'proxy-connection'];
const withoutConnection = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_A_CONNECTION.includes(name)));

/**
 * @param clientFolder the built files of the browser
 * @param log where lines are written; without it, the standard output
 */
export async function createServer(
  config: ServerConfig,
  clientFolder: string,
  log?: { write: (line: string) => void },
): Promise<FastifyInstance> {
  const errors = openErrorService(config.errorService);
  const app = Fastify({
    logger: {
      level: config.logLevel,
      serializers: { req: loggedRequest },
      hooks: toldByLog(errors, 'storefront'),
      ...(log ? { stream: log } : {}),
    },
    rewriteUrl: readableAddress,
    trustProxy: trustOf(config.trustProxy),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
  });
  app.addHook('onClose', errors.close);
  await registerHeaders(app, config);
  registerHosts(app, config.hosts);
  registerOneSlash(app);
  for (const prefix of PASSED_ON)
    await app.register(proxy, {
      upstream: config.backendUrl,
      prefix,
      rewritePrefix: prefix,
      http: { requestOptions: { timeout: 40_000 } },
      // It writes whole addresses down.
      disableRequestLogging: true,
      replyOptions: {
        rewriteHeaders: withoutConnection as never,
        // The backend limits by address and writes the addresses of pictures by host: both are the customer's, not ours.
        rewriteRequestHeaders: (request, headers) => {
          return { ...headers, ...forwardedHeaders(request as unknown as FastifyRequest) };
        },
        onError: (reply) =>
          void reply
            .code(503)
            .header('retry-after', '3')
            .send({ errors: [{ code: 'unavailable', message: 'The shop is not reachable.' }] }),
      },
    });
  await registerBuiltFiles(app, join(clientFolder, 'assets'));
  registerCrawlerFiles(app, config.backendUrl);
  app.get('/favicon.ico', async (_request, reply) =>
    reply.header('cache-control', YEAR).redirect('/storage/business/logo.svg'),
  );
  const picture = readFileSync(join(clientFolder, 'share.png'));
  app.get('/share.png', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/png').send(picture),
  );
  const worker = readFileSync(join(clientFolder, 'service-worker.js'));
  // Of every build the same address: a browser asks whether it is still the one it has.
  app.get('/service-worker.js', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript').send(worker),
  );
  // Not in every page: whoever has said yes asks for them.
  const keys = config.push;
  if (keys)
    app.get(paths.pushKeys(), async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').send(keys),
    );
  app.all(MALFORMED, async (_request, reply) =>
    reply.code(400).header('cache-control', 'no-store').type('text/plain').send('This is no address.\n'),
  );
  app.addHook('onRequest', async (request, reply) => {
    // Nothing is read for an address that is none.
    if (request.is404)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found.\n');
    return undefined;
  });
  app.get('/health/live', async () => ({ status: 'live' }));
  registerClientErrors(app);
  registerPages(app, config, readAssets(clientFolder));
  return app;
}
