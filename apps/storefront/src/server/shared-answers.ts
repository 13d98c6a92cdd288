/**
 * What the backend tells everybody alike, decoded, for a moment (decision 013): pages of different places have it in common. It is asked
 * with the language alone; zones and module are in the key too, because backends may look at those headers.
 */
import type { SessionState } from '@shop/session';
import { createTtlCache } from '@shop/util/edge';
import type { RootState } from '../app/store';

type Queries = RootState['api']['queries'];
const ENDPOINTS = ['getConfig', 'getModules', 'getLandingPage'];

export interface SharedAnswers {
  /** What is known, as the store keeps it. */
  of: (session: SessionState, origin: string) => Queries;
  /** @param asked what the store knows now @param known what {@link SharedAnswers.of} told before: it is not kept again */
  keep: (session: SessionState, origin: string, asked: Queries, known: Queries) => void;
}

/** Pictures' addresses follow the origin. */
const keyOf = ({ language, place, module }: SessionState, origin: string): string =>
  JSON.stringify([origin, language, place?.zoneIds, module?.id]);

/** @param milliseconds how long an answer is told again; 0: not at all */
export function createSharedAnswers(milliseconds: number): SharedAnswers {
  const KIB = 1024;
  const memory = createTtlCache<Queries>({
    ttl: milliseconds,
    max: 1000,
    maxBytes: 16_000 * KIB,
    // Some ten KiB each; there is no cheap way to tell.
    bytesOf: () => 16 * KIB,
  });
  return {
    of: (session, origin) => {
      const key = keyOf(session, origin);
      return Object.assign({}, ...ENDPOINTS.map((endpoint) => memory.get(key + endpoint))) as Queries;
    },
    keep: (session, origin, asked, known) => {
      const key = keyOf(session, origin);
      for (const [name, query] of Object.entries(asked))
        if (query?.status === 'fulfilled' && ENDPOINTS.includes(query.endpointName ?? '') && !(name in known))
          memory.set(key + query.endpointName, { [name]: query } as Queries);
    },
  };
}
