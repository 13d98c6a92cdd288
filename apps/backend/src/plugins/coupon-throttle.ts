/**
 * Throttles guesses of coupon codes (reliability 32); orders/claims.ts and shoppers/shopper-limits.ts throttle guesses of guest orders. A wrong
 * guess is counted after the response, outside the request's transaction, so that a rollback can not undo the count.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock';
import type { Db } from '../db/database';
import { assertAttemptsLeft, countAttempt, LIMITS, type ThrottleLimit } from '../features/accounts/throttle';
import type { DomainError } from '../domain-error';
import { sha256 } from '../hash';

declare module 'fastify' {
  interface FastifyRequest {
    /** The error that was answered; null: none. */
    domainError: DomainError | null;
  }
}

interface Guess {
  key: string;
  limit: ThrottleLimit;
  isWrong: (error: DomainError) => boolean;
}

type Fields = Record<string, unknown>;
const fieldsOf = ({ query, body }: FastifyRequest): Fields => ({
  ...(typeof body === 'object' ? (body as Fields) : {}),
  ...(query as Fields),
});

/** The caller's own claim of identity: token or guest id. */
function identityOf({ place }: FastifyRequest, { guest_id: guest }: Fields): string {
  if (place.token) return sha256(place.token);
  return `guest ${String(guest ?? '').slice(0, 20)}`;
}

function guessesOf(request: FastifyRequest): Guess[] {
  const fields = fieldsOf(request);
  const { address } = request.place;
  const path = request.routeOptions.url ?? '';
  const guesses: Guess[] = [];
  const coupon = path === '/api/v1/coupon/apply' ? fields.code : fields.coupon_code;
  if (coupon) {
    const isWrong = ({ status, code }: DomainError) => status === 404 && code === 'coupon';
    guesses.push(
      { key: `coupon:${identityOf(request, fields)}`, limit: LIMITS.coupons, isWrong },
      { key: `coupon-address:${address}`, limit: LIMITS.couponAddress, isWrong },
    );
  }
  return guesses;
}

export function registerCouponThrottle(app: FastifyInstance, { db, clock }: { db: Db; clock: Clock }): void {
  const guessesOfRequest = new WeakMap<FastifyRequest, Guess[]>();
  app.decorateRequest('domainError', null);
  app.addHook('preHandler', async (request) => {
    const guesses = guessesOf(request);
    if (guesses.length === 0) return;
    await assertAttemptsLeft(db, guesses, clock());
    guessesOfRequest.set(request, guesses);
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    const { domainError } = request;
    if (domainError)
      for (const { key, limit, isWrong } of guessesOfRequest.get(request) ?? [])
        // Exceeding the limit is answered on the next request.
        if (isWrong(domainError)) await countAttempt(db, key, limit, clock()).catch(() => undefined);
    return payload;
  });
}
