/** What orders are called outside: nine random digits, which do not tell the next one. The sequence stays inside (decision 048). */
import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { compiled } from '../../db/compiled';
import type { Executor } from '../../db/database';
import { orders } from '../../db/schema';
import { Refusal } from '../../refusal';

const LEAST = 100_000_000;
const BEYOND = 1_000_000_000;
const MOST_DRAWS = 5;

/** @throws Refusal 404 for what is no number of an order */
export function orderNumber(said: string | number): number {
  const number = Number(said);
  if (!Number.isSafeInteger(number) || number < LEAST || number >= BEYOND)
    throw new Refusal(404, 'order', 'orderUnknown');
  return number;
}

const idByNumber = compiled<{ number: number }, { id: number }[]>((db) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.number, sql.placeholder('number'))),
);

/** The order that somebody outside names; whose it is was not asked yet. @throws Refusal 404 when there is none */
export async function idOfOrder(db: Executor, said: string | number): Promise<number> {
  const [order] = await idByNumber(db, { number: orderNumber(said) });
  if (!order) throw new Refusal(404, 'order', 'orderUnknown');
  return order.id;
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as { constraint?: string }).constraint === 'order_number_once' || isTaken(error.cause));

/** Does `place`, which writes an order under the number and nothing when it fails; again when another order has that number. */
export async function withNumber<Result>(place: (number: number) => Promise<Result>): Promise<Result> {
  for (let draws = 1; ; draws += 1)
    try {
      return await place(randomInt(LEAST, BEYOND));
    } catch (error) {
      if (draws === MOST_DRAWS || !isTaken(error)) throw error;
    }
}
