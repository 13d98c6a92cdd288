/** The storefront's server: rendered pages, files, and the backend behind the same origin. */
import { paths } from '@shop/util';
import {
  endWaitingConnections,
  loggedRequest,
  MALFORMED,
  openErrorService,
  readableAddress,
  reportLoggedErrors,
  trustOf,
} from '@shop/util/edge';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { join } from 'node:path';
import { readAssets } from './assets';
import { registerBackendProxy } from './backend-proxy';
import { registerBuiltFiles, registerFixedFiles } from './built-files';
import { registerClientErrors } from './client-errors';
import type { ServerConfig } from './config';
import { registerCrawlerFiles } from './crawlers';
import { registerHosts, registerOneSlash } from './hosts';
import { registerPages } from './pages';
import { createPictureHosts } from './picture-hosts';
import { createPictureWatch } from './picture-watch';
import { registerPolicyReports } from './policy-reports';
import { registerSecurityHeaders } from './security-headers';

const refuse = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain').send(text);

/**
 * @param clientFolder folder of the browser's build
 * @param log where lines are written; the standard output where it is left out
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
      hooks: reportLoggedErrors(errors, 'storefront'),
      ...(log ? { stream: log } : {}),
    },
    rewriteUrl: readableAddress,
    trustProxy: trustOf(config.trustProxy),
    routerOptions: { maxParamLength: 500 },
  });
  app.addHook('onClose', errors.close);
  endWaitingConnections(app);
  await registerSecurityHeaders(app, config);
  registerHosts(app, config.hosts);
  registerOneSlash(app);
  const hosts = createPictureHosts(config, app.log);
  const watch = createPictureWatch(config.backendUrl, hosts);
  app.addHook('onClose', async () => watch.close());
  await registerBackendProxy(app, config.backendUrl, watch);
  await registerBuiltFiles(app, join(clientFolder, 'assets'));
  registerFixedFiles(app, clientFolder);
  registerCrawlerFiles(app, config.backendUrl);
  app.get('/favicon.ico', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=31536000, immutable').redirect('/storage/business/logo.svg'),
  );
  // Pages leave them out: a browser requests them once its customer has agreed to push messages.
  const keys = config.push;
  if (keys)
    app.get(paths.pushKeys(), async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').send(keys),
    );
  app.all(MALFORMED, async (_request, reply) => refuse(reply, 400, 'This is no address.\n'));
  app.addHook('onRequest', async (request, reply) => {
    // No body is read for an address that has no route.
    if (request.is404) return refuse(reply, 404, 'Not found.\n');
    return undefined;
  });
  app.get('/health/live', async () => ({ status: 'live' }));
  registerClientErrors(app);
  registerPolicyReports(app);
  registerPages(app, config, readAssets(clientFolder), { hosts, watch });
  return app;
}
