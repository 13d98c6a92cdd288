/**
 * Response cache: answers that do not depend on the caller are computed once and served for a second to everybody who asks
 * the same (decision 013). Concurrent requests for a missing entry wait for the first one. No price, stock or order is
 * decided from it: cart and orders read the database.
 */
import { createTtlCache, hasWritten } from '@shop/util/edge';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer depends on address, zones, module, language and place alone, never on who asks; `anywhere`: nor on the place within the zones. */
    shared?: boolean | 'anywhere';
  }
  interface FastifyRequest {
    pendingResponse: PendingResponse | null;
  }
}

interface CachedResponse {
  body: string;
  headers: Record<string, string>;
}
/** A response that other requests may be waiting for. */
interface PendingResponse {
  key: string;
  /** null: the response can not be shared, so each waiting request computes its own. */
  resolve: (response: CachedResponse | null) => void;
}

const MAX_ENTRIES = 2000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Headers that describe the response, not the request. */
const CACHED_HEADERS = ['content-type', 'surrogate-key'];
/** Four digits of a coordinate are eleven metres: requests from that close together share an entry. */
const roundCoordinate = (value: number | undefined): string => value?.toFixed(4) ?? '';

function cacheKey({ url, place, routeOptions: { config } }: FastifyRequest): string {
  const { zoneIds, moduleId, language, point, origin } = place;
  const where = config.shared === 'anywhere' ? '' : `${roundCoordinate(point?.lat)} ${roundCoordinate(point?.lng)}`;
  return `${url} ${zoneIds?.join()} ${moduleId} ${language} ${where} ${origin}`;
}

const isCacheable = ({ routeOptions, method, headers }: FastifyRequest): boolean =>
  Boolean(routeOptions.config.shared) && method === 'GET' && !hasWritten(headers.cookie);

const serve = (reply: FastifyReply, { body, headers }: CachedResponse) => reply.headers(headers).send(body);

/** @param seconds how long a response is cached; 0: never. Register it after the place of a request is known. */
export function registerResponseCache(app: FastifyInstance, seconds: number): void {
  if (seconds === 0) return;
  const cache = createTtlCache<CachedResponse>({
    ttl: seconds * 1000,
    max: MAX_ENTRIES,
    maxBytes: MAX_BYTES,
    bytesOf: ({ body }) => body.length,
  });
  const pending = new Map<string, Promise<CachedResponse | null>>();
  const settle = ({ key, resolve }: PendingResponse, response: CachedResponse | null) => {
    pending.delete(key);
    resolve(response);
  };

  app.decorateRequest('pendingResponse', null);
  app.addHook('onRequest', async (request, reply) => {
    if (!isCacheable(request)) return undefined;
    const key = cacheKey(request);
    const pendingEntry = pending.get(key);
    const cached = cache.get(key) ?? (pendingEntry && (await pendingEntry));
    if (cached) return serve(reply, cached);
    if (!pending.has(key)) {
      let resolve: PendingResponse['resolve'] = () => undefined;
      pending.set(key, new Promise((done) => (resolve = done)));
      request.pendingResponse = { key, resolve };
    }
    return undefined;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { pendingResponse } = request;
    if (!pendingResponse) return payload;
    const headers = Object.fromEntries(
      CACHED_HEADERS.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [])),
    );
    const response = reply.statusCode === 200 && typeof payload === 'string' ? { body: payload, headers } : null;
    if (response) cache.set(pendingResponse.key, response);
    settle(pendingResponse, response);
    request.pendingResponse = null;
    return payload;
  });
  // A client that disconnects before its response is sent must not leave others waiting.
  const abandon = async ({ pendingResponse }: FastifyRequest) => {
    if (pendingResponse) settle(pendingResponse, null);
  };
  app.addHook('onResponse', abandon);
  app.addHook('onRequestAbort', abandon);
}
