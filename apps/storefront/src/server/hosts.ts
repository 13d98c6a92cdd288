/** Under which names the storefront answers, and one slash where somebody typed two. */
import type { Hosts } from '@shop/util/edge';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where customers reach the shop, as configured: links begin with it. */
    origin: string;
  }
}

const STRANGE = 'The shop does not answer to this name. PUBLIC_URL and ALLOWED_HOSTS say to which it does.\n';

/** Probes come by any address of the machine. */
const isProbe = (url: string) => url.startsWith('/health/');

/** Other names get a 421, what is no name a 400: a name that a caller made up never gets into a link. */
export function registerHosts(app: FastifyInstance, hosts: Hosts): void {
  app.decorateRequest('origin', '');
  app.addHook('onRequest', async (request, reply) => {
    // The first is what a proxy that we trust passed on, the second what it called us.
    const known = hosts.of(request.protocol, [request.host, request.headers.host]);
    if (typeof known === 'object') request.origin = known.origin;
    else if (!isProbe(request.url))
      return reply
        .code(known === 'malformed' ? 400 : 421)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(known === 'malformed' ? 'This is no host.\n' : STRANGE);
    return undefined;
  });
}

/** Browsers read `//name` and `/\name` as another host: an address that begins so leads to the one with a single slash, here. */
export function registerOneSlash(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url }, reply) => {
    if (!/^[/\\]{2}/.test(url)) return undefined;
    if (method !== 'GET' && method !== 'HEAD') return reply.code(404).send();
    return reply.redirect(`/${url.replace(/^[/\\\s]+/, '')}`, 301);
  });
}
