/** Public order numbers: nine random digits that do not reveal the next. The sequence stays internal (decision 048). */
import { randomInt } from 'node:crypto';
import type { Executor } from '../../db/database';
import { DomainError } from '../../domain-error';
import { findIdByNumber } from './queries';

const MIN = 100_000_000;
const LIMIT = 1_000_000_000;
const MAX_DRAWS = 5;

/** @throws DomainError 404 when it is not an order number */
export function parseOrderNumber(text: string | number): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < MIN || number >= LIMIT)
    throw new DomainError(404, 'order', 'orderUnknown');
  return number;
}

/** The id of a public order number; ownership is not checked. @throws DomainError 404 when there is none */
export async function idOfOrder(db: Executor, text: string | number): Promise<number> {
  const id = await findIdByNumber(db, parseOrderNumber(text));
  if (id === null) throw new DomainError(404, 'order', 'orderUnknown');
  return id;
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as { constraint?: string }).constraint === 'order_number_once' || isTaken(error.cause));

/** Runs `place`, which inserts an order with the number and must write nothing when it fails; retries on a duplicate number. */
export async function withUniqueNumber<Result>(place: (number: number) => Promise<Result>): Promise<Result> {
  for (let draws = 1; ; draws += 1)
    try {
      return await place(randomInt(MIN, LIMIT));
    } catch (error) {
      if (draws === MAX_DRAWS || !isTaken(error)) throw error;
    }
}
