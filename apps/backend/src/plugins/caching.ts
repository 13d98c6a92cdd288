/**
 * Cache headers. Personal responses are never stored. Shared responses vary by the headers that name the place, and a cache in
 * front may keep them until a purge of one of their surrogate keys (decision 068).
 */
import { hasWritten } from '@shop/util/edge';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keysOf } from './surrogate-keys';

/** Headers of scope and language (contract §1.1), with their aliases. */
const SCOPE = 'zoneId, zone-id, moduleId, module-id, X-localization';
const PLACE = `${SCOPE}, latitude, longitude`;
/** Characters of a surrogate-key header: caches reject longer ones, and no list here comes near it. */
const MAX_KEYS_LENGTH = 6000;
const PRIVATE = 'private, no-store';

/** A signed-in client, or one that has just written, gets a private response even from a shared route. */
const isPersonal = ({ headers, place }: FastifyRequest): boolean =>
  place.token !== null || headers.authorization !== undefined || hasWritten(headers.cookie);

/** @param seconds a cache in front may keep a shared response; 0: nothing is cached */
export function registerCaching(app: FastifyInstance, seconds: number): void {
  const cacheable = `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`;
  if (seconds > 0)
    app.addHook('preSerialization', async (request, reply, payload) => {
      if (request.routeOptions.config.shared && reply.statusCode === 200)
        reply.header('surrogate-key', keysOf(request.place, payload));
      return payload;
    });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith('/api/') || reply.hasHeader('cache-control')) return payload;
    const { shared } = request.routeOptions.config ?? {};
    if (!shared || reply.statusCode >= 400) {
      reply.header('cache-control', PRIVATE);
      return payload;
    }
    reply.header('vary', shared === 'anywhere' ? SCOPE : PLACE);
    const keys = String(reply.getHeader('surrogate-key') ?? '');
    const isCacheable = seconds > 0 && !isPersonal(request) && keys.length > 0 && keys.length <= MAX_KEYS_LENGTH;
    if (seconds > 0) reply.header('cache-control', isCacheable ? cacheable : PRIVATE);
    if (!isCacheable) reply.removeHeader('surrogate-key');
    return payload;
  });
}
