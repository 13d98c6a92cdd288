/** Which hosts the storefront answers to, and a redirect from two leading slashes to one. */
import { insidePath } from '@shop/util';
import type { Hosts } from '@shop/util/edge';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where customers reach the shop, as configured: the origin of its links. */
    origin: string;
  }
}

const UNKNOWN_HOST = 'The shop does not answer to this name. PUBLIC_URL and ALLOWED_HOSTS say to which it does.\n';

/** Probes use any address of the machine. */
const isProbe = (url: string) => url.startsWith('/health/');

/** Refuses other hosts with 421 and malformed ones with 400: a name that a caller made up never gets into a link. */
export function registerHosts(app: FastifyInstance, hosts: Hosts): void {
  app.decorateRequest('origin', '');
  app.addHook('onRequest', async (request, reply) => {
    // The first comes from a trusted proxy, the second is the one it called us by.
    const host = hosts.of(request.protocol, [request.host, request.headers.host]);
    if (typeof host === 'object') request.origin = host.origin;
    else if (!isProbe(request.url))
      return reply
        .code(host === 'malformed' ? 400 : 421)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(host === 'malformed' ? 'This is no host.\n' : UNKNOWN_HOST);
    return undefined;
  });
}

/** Browsers read `//name` and `/\name` as another host: such an address redirects to the one with a single slash. */
export function registerOneSlash(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url }, reply) => {
    if (!/^[/\\]{2}/.test(url)) return undefined;
    if (method !== 'GET' && method !== 'HEAD') return reply.code(404).send();
    return reply.redirect(insidePath(`/${url.replace(/^[/\\\s]+/, '')}`) ?? '/', 301);
  });
}
