/** The storefront's server: rendered pages, files, and the backend behind the same origin. */
import helmet from '@fastify/helmet';
import proxy from '@fastify/http-proxy';
import files from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { render } from '../entry-server';
import type { ServerConfig } from './config';
import { registerCrawlerFiles } from './crawlers';
import { forwardedHeaders } from './forwarded';
import { readAssets } from './assets';
import { pageHtml } from './page';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const YEAR = 'public, max-age=31536000, immutable';

/** Pages are small: a quick level costs a millisecond or two. */
async function packed(html: string, accepts: string): Promise<{ body: Buffer | string; encoding: string | null }> {
  if (accepts.includes('br'))
    return { body: await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }), encoding: 'br' };
  if (accepts.includes('gzip')) return { body: await zip(html), encoding: 'gzip' };
  return { body: html, encoding: null };
}

async function registerHeaders(app: FastifyInstance, config: ServerConfig): Promise<void> {
  const google = config.googleMapsKey ? ['https://maps.googleapis.com', 'https://maps.gstatic.com'] : [];
  const tiles = config.tilesUrl ? [new URL(config.tilesUrl.replace(/\{[^}]+\}/g, 'x')).origin] : [];
  await app.register(helmet, {
    enableCSPNonces: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [
          "'self'",
          (_request, reply) => `'nonce-${(reply as unknown as { nonce?: string }).nonce ?? 'none'}'`,
          ...google,
        ],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...tiles],
        connectSrc: ["'self'", ...google],
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

/** Paths of the backend that customers reach through this server; the last two are forms of the provider's own site. */
const PASSED_ON = ['/api', '/storage', '/payment-mobile', '/store/apply', '/deliveryman/apply'];

/** @param clientFolder the built files of the browser */
export async function createServer(config: ServerConfig, clientFolder: string): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: process.env.LOG_LEVEL || 'warn' },
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
  });
  const assets = readAssets(clientFolder);
  app.addHook('onRequest', async (_request, reply) => {
    (reply.raw as unknown as { nonce: string }).nonce = randomBytes(16).toString('base64');
  });
  await registerHeaders(app, config);
  for (const prefix of PASSED_ON)
    await app.register(proxy, {
      upstream: config.backendUrl,
      prefix,
      rewritePrefix: prefix,
      http: { requestOptions: { timeout: 40_000 } },
      replyOptions: {
        // The backend limits by address and writes the addresses of pictures by host: both are the customer's, not ours.
        rewriteRequestHeaders: (request, headers) => {
          const { ip, protocol, host } = request as unknown as FastifyRequest;
          return { ...headers, 'x-forwarded-host': host, 'x-forwarded-proto': protocol, 'x-forwarded-for': ip };
        },
        onError: (reply) =>
          void reply
            .code(503)
            .header('retry-after', '3')
            .send({ errors: [{ code: 'unavailable', message: 'The shop is not reachable.' }] }),
      },
    });
  await app.register(files, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: true,
  });
  registerCrawlerFiles(app, config.backendUrl);
  app.get('/favicon.ico', async (_request, reply) =>
    reply.header('cache-control', YEAR).redirect('/storage/business/logo.svg'),
  );
  app.get('/share.png', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').sendFile('share.png', clientFolder),
  );
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/*', async (request, reply) => {
    const nonce = (reply.raw as unknown as { nonce: string }).nonce;
    const host = request.headers.host ?? 'localhost';
    const rendered = await render({
      url: request.url,
      cookie: request.headers.cookie,
      backend: config.backendUrl,
      nonce,
      forwarded: forwardedHeaders({ host, protocol: request.protocol, ip: request.ip }),
      map: { googleKey: config.googleMapsKey, tilesUrl: config.tilesUrl },
    });
    reply.header('vary', 'Cookie, Accept-Encoding').header('cache-control', 'private, no-cache');
    if (rendered.kind === 'redirect') return reply.redirect(rendered.to, rendered.status);
    const { body, encoding } = await packed(
      pageHtml(rendered, assets, nonce, `${request.protocol}://${host}`),
      String(request.headers['accept-encoding'] ?? ''),
    );
    if (encoding) reply.header('content-encoding', encoding);
    if (rendered.status === 503) reply.header('retry-after', '3');
    return reply.code(rendered.status).type('text/html; charset=utf-8').send(body);
  });
  return app;
}
