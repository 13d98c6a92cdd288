/**
 * Throttles guesses of coupon codes (reliability 32); orders/claims.ts and shoppers/shopper-limits.ts throttle guesses of guest orders. A
 * guess is counted before the route judges it, outside its transaction, and given back with the response unless the code is unknown.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock';
import type { Db } from '../db/database';
import { countAttempt, counterOf } from '../features/accounts/throttle';
import { shopperIfAny, type Shopper } from '../features/shoppers/caller';
import { DomainError } from '../domain-error';

declare module 'fastify' {
  interface FastifyRequest {
    /** The error that was answered; null: none. */
    domainError: DomainError | null;
  }
}

type Fields = Record<string, unknown>;
const fieldsOf = ({ query, body }: FastifyRequest): Fields => ({
  ...(typeof body === 'object' ? (body as Fields) : {}),
  ...(query as Fields),
});

/** null: nobody that exists. Their guesses count for the address alone. */
async function guesserOf(db: Db, { place }: FastifyRequest, { guest_id: guest }: Fields): Promise<Shopper | null> {
  try {
    return await shopperIfAny(db, place, guest as string | number | null | undefined);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

const isUnknownCode = (error: DomainError | null) => error?.status === 404 && error.code === 'coupon';

export function registerCouponThrottle(app: FastifyInstance, { db, clock }: { db: Db; clock: Clock }): void {
  const guesses = new WeakMap<FastifyRequest, () => Promise<void>>();
  app.decorateRequest('domainError', null);
  app.addHook('preHandler', async (request) => {
    const fields = fieldsOf(request);
    const code = request.routeOptions.url === '/api/v1/coupon/apply' ? fields.code : fields.coupon_code;
    if (!code) return;
    const guesser = await guesserOf(db, request, fields);
    const counters = [
      counterOf('couponAddress', request.place.address),
      ...(guesser ? [counterOf('couponShopper', guesser.id)] : []),
    ];
    guesses.set(request, await countAttempt(db, counters, clock()));
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    if (!isUnknownCode(request.domainError)) await guesses.get(request)?.();
    return payload;
  });
}
