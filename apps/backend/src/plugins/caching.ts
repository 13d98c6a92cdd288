/**
 * Who may keep an answer: nobody what is one person's; what is the same for all at a place differs by the headers that name it, and a cache
 * in front may keep it until it is told that something in it has changed (decision 068).
 */
import { hasWritten } from '@shop/util/edge';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keysOf } from './surrogate-keys';

/** Headers that say where and in which language somebody asks (contract §1.1), with their other names. */
const SCOPE = 'zoneId, zone-id, moduleId, module-id, X-localization';
const PLACE = `${SCOPE}, latitude, longitude`;
/** A cache takes no longer header; so much is in no list of ours. */
const MOST = 6000;
const PRIVATE = 'private, no-store';

/** Whoever signs in or has just written gets an answer of their own, also where it is like all others. */
const isSomebodys = ({ headers, place }: FastifyRequest): boolean =>
  place.token !== null || headers.authorization !== undefined || hasWritten(headers.cookie);

/** @param seconds that a cache in front may keep what is the same for all; 0: nobody keeps anything */
export function registerCaching(app: FastifyInstance, seconds: number): void {
  const kept = `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`;
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
    const isKept = seconds > 0 && !isSomebodys(request) && keys.length > 0 && keys.length <= MOST;
    if (seconds > 0) reply.header('cache-control', isKept ? kept : PRIVATE);
    if (!isKept) reply.removeHeader('surrogate-key');
    return payload;
  });
}
