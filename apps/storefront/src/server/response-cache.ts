/**
 * Responses of the backend that are the same for every customer, decoded and kept for a moment (decision 013): pages for different
 * places share them. The request carries only the language, but the key also holds zones and module, because a backend may read
 * those headers.
 */
import type { SessionState } from '@shop/session';
import { createTtlCache } from '@shop/util/edge';
import type { RootState } from '../app/store';

export type CachedQueries = RootState['api']['queries'];

export interface ResponseCache {
  /** @returns the cached queries, in the form in which the store keeps them */
  get: (session: SessionState, origin: string) => CachedQueries;
  /** @param queries all queries of the store @param cached what {@link ResponseCache.get} returned: it is not stored again */
  keep: (session: SessionState, origin: string, queries: CachedQueries, cached: CachedQueries) => void;
}

const ENDPOINTS = ['getConfig', 'getModules', 'getLandingPage'];
/** Bytes that one response takes: an estimate, because measuring each would cost too much. */
const RESPONSE_BYTES = 16 * 1024;
const MOST_RESPONSES = 1000;

/** The origin is part of the key because the addresses of pictures begin with it. */
const keyOf = ({ language, place, module }: SessionState, origin: string): string =>
  JSON.stringify([origin, language, place?.zoneIds, module?.id]);

/** @param milliseconds how long a response is kept; 0: not at all */
export function createResponseCache(milliseconds: number): ResponseCache {
  const cache = createTtlCache<CachedQueries>({
    ttl: milliseconds,
    max: MOST_RESPONSES,
    maxBytes: MOST_RESPONSES * RESPONSE_BYTES,
    bytesOf: () => RESPONSE_BYTES,
  });
  return {
    get: (session, origin) => {
      const key = keyOf(session, origin);
      return Object.assign({}, ...ENDPOINTS.map((endpoint) => cache.get(key + endpoint))) as CachedQueries;
    },
    keep: (session, origin, queries, cached) => {
      const key = keyOf(session, origin);
      for (const [name, query] of Object.entries(queries))
        if (query?.status === 'fulfilled' && ENDPOINTS.includes(query.endpointName ?? '') && !(name in cached))
          cache.set(key + query.endpointName, { [name]: query } as CachedQueries);
    },
  };
}
