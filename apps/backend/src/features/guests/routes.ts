/** Guests (contract §6.1): a random, large id that nobody can guess. */
import { randomBytes } from 'node:crypto';
import Type from 'typebox';
import { refusals, Text } from '@shop/contract/common';
import type { Shop } from '../../app';
import type { Executor } from '../../db/database';
import { guests } from '../../db/schema';
import { say } from '../../messages';
import { Refusal } from '../../refusal';
import { eq } from 'drizzle-orm';

/** 52 random bits: exact in JavaScript and in JSON. */
const newGuestId = () => Number(BigInt(`0x${randomBytes(7).toString('hex')}`) >> 4n) + 1;

/** The guest of a request. @throws Refusal 401 for none or an unknown one */
export async function guestOf(db: Executor, guestId: string | number | null | undefined): Promise<number> {
  const id = Number(guestId);
  if (!guestId || !Number.isSafeInteger(id)) throw new Refusal(401, 'auth-001', 'guestUnknown');
  const rows = await db.select({ id: guests.id }).from(guests).where(eq(guests.id, id)).limit(1);
  if (rows.length === 0) throw new Refusal(401, 'auth-001', 'guestUnknown');
  return id;
}

export function guestRoutes({ app, db, clock }: Shop): void {
  app.post(
    '/api/v1/auth/guest/request',
    {
      schema: {
        operationId: 'requestGuest',
        tags: ['auth'],
        response: { 200: Type.Object({ message: Text, guest_id: Type.Integer() }), ...refusals },
      },
    },
    async ({ place }) => {
      const id = newGuestId();
      await db.insert(guests).values({ id, createdAt: clock() });
      return { message: say('guestCreated', place.language), guest_id: id };
    },
  );
}
