/**
 * Guessing is slow: codes of coupons (reliability 32). Phones that claim orders: orders/claims.ts; orders of guests: shoppers/bounds.ts. A wrong guess
 * is counted after it was answered, when whatever transaction it was made in is over, so that nothing takes the count back.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Clock } from '../clock';
import type { Db } from '../db/database';
import { assertTriesLeft, countTry, LIMITS, type TryLimit } from '../features/accounts/tries';
import type { Refusal } from '../refusal';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused; null: it was not. */
    refusal: Refusal | null;
  }
}

interface Guess {
  key: string;
  limit: TryLimit;
  isWrong: (refusal: Refusal) => boolean;
}

type Fields = Record<string, unknown>;
const fieldsOf = ({ query, body }: FastifyRequest): Fields => ({
  ...(typeof body === 'object' ? (body as Fields) : {}),
  ...(query as Fields),
});

/** Whoever says who they are, as they say it. */
function whoOf({ place }: FastifyRequest, { guest_id: guest }: Fields): string {
  if (place.token) return createHash('sha256').update(place.token).digest('base64url');
  return `guest ${String(guest ?? '').slice(0, 20)}`;
}

function guessesOf(request: FastifyRequest): Guess[] {
  const fields = fieldsOf(request);
  const { address } = request.place;
  const path = request.routeOptions.url ?? '';
  const guesses: Guess[] = [];
  const coupon = path === '/api/v1/coupon/apply' ? fields.code : fields.coupon_code;
  if (coupon) {
    const isWrong = ({ status, code }: Refusal) => status === 404 && code === 'coupon';
    guesses.push(
      { key: `coupon:${whoOf(request, fields)}`, limit: LIMITS.coupons, isWrong },
      { key: `coupon-address:${address}`, limit: LIMITS.couponAddress, isWrong },
    );
  }
  return guesses;
}

export function registerGuesses(app: FastifyInstance, { db, clock }: { db: Db; clock: Clock }): void {
  const made = new WeakMap<FastifyRequest, Guess[]>();
  app.decorateRequest('refusal', null);
  app.addHook('preHandler', async (request) => {
    const guesses = guessesOf(request);
    if (guesses.length === 0) return;
    await assertTriesLeft(db, guesses, clock());
    made.set(request, guesses);
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    const { refusal } = request;
    if (refusal)
      for (const { key, limit, isWrong } of made.get(request) ?? [])
        // That it was one too many is told at the next.
        if (isWrong(refusal)) await countTry(db, key, limit, clock()).catch(() => undefined);
    return payload;
  });
}
