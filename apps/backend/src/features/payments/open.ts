/** Opens gateway payments, and validates where they may return to. */
import { randomBytes } from 'node:crypto';
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import type { RequestPlace } from '../../plugins/place';
import { DomainError } from '../../domain-error';
import { gatewaysOf } from './gateways';
import { insertPayment, type NewPayment } from './queries';

/** @returns the payment's id @throws DomainError 403 for a gateway that is not offered */
export async function openPayment(
  { db, clock, config }: Pick<Shop, 'clock' | 'config'> & { db: Executor },
  payment: Pick<NewPayment, 'shopperId' | 'orderId' | 'amount' | 'gateway' | 'callback'>,
): Promise<string> {
  if (!gatewaysOf(config).some(({ gateway }) => gateway === payment.gateway))
    throw new DomainError(403, 'payment_method', 'gatewayUnknown');
  const id = randomBytes(18).toString('base64url');
  // The insert locks the order and its shopper; `transaction` retries it after a deadlock.
  await db.transaction((tx) => insertPayment(tx, { ...payment, id, createdAt: clock() }));
  return id;
}

const isLocal = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Allows this backend and configured storefronts only: no open redirects. @throws DomainError */
export function readCallback({ config }: Pick<Shop, 'config'>, callback: string, place: RequestPlace): string {
  let url: URL;
  try {
    url = new URL(callback, place.origin);
  } catch {
    throw new DomainError(403, 'callback', 'callbackOutside');
  }
  const isAllowed = [place.origin, ...config.storefronts].includes(url.origin);
  if (!['http:', 'https:'].includes(url.protocol) || !(isAllowed || (config.demo && isLocal(url))))
    throw new DomainError(403, 'callback', 'callbackOutside');
  return url.href;
}
