/** Completes a sign-in: issues the token and takes over the guest's cart and orders (contract §6.1, PLUS-04, PLUS-21). */
import { randomBytes } from 'node:crypto';
import type { SignedIn } from '@shop/contract/account';
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import type { RequestPlace } from '../../plugins/place';
import { linesOf, updateLine } from '../cart/queries';
import { limitsOf } from '../cart/service';
import { findItemsById } from '../items/queries';
import { endDevicesOfGuest } from '../outbox/devices';
import { hashOfToken, newShopperId, shopperIfAny, type CustomerRow } from '../shoppers/caller';
import { lockShopper } from '../shoppers/lock';
import { DomainError } from '../../domain-error';
import { rememberAddress } from './known-addresses';
import { meetDevice } from './known-devices';
import { tellOfDevice } from './new-device';
import { namesTaken, type Person } from './person';
import {
  claimOrders,
  customerByRefCode,
  insertCustomer,
  insertToken,
  moveCartLines,
  linkGuest,
  type MovedLine,
} from './queries';

export type GuestId = string | number | null | undefined;

/** 7 letters and digits that are not confused when read aloud. */
function newRefCode(): string {
  const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return [...randomBytes(7)].map((byte) => characters[byte % characters.length]).join('');
}

/** Fits lines that came from a guest into the limits of their items, one after the other. None is lost. */
async function fitLines(db: Executor, at: Date, customerId: number, moved: readonly MovedLine[]): Promise<void> {
  const rows = await findItemsById(
    db,
    at,
    moved.map(({ itemId }) => itemId),
  );
  const lines = await linesOf(db, customerId, null);
  const waiting = new Set(moved.map(({ lineId }) => lineId));
  for (const { lineId, itemId, least, wanted } of moved) {
    waiting.delete(lineId);
    const row = rows.get(itemId);
    const line = lines.find(({ id }) => id === lineId);
    if (!row || !line) continue;
    const others = lines.filter(({ id, itemId: other }) => other === itemId && id !== lineId && !waiting.has(id));
    const { stock, maximum } = limitsOf(row, line.choice, others);
    line.quantity = Math.max(least, Math.min(wanted, stock ?? Infinity, maximum ?? Infinity));
    await updateLine(db, customerId, lineId, line);
  }
}

/** Moves the guest's cart to the customer. What this browser was told as a guest ends: whoever has signed in chooses anew (decision 148). */
async function mergeGuest(db: Executor, at: Date, customer: CustomerRow, guestId: GuestId): Promise<void> {
  const guest = await shopperIfAny(db, { token: null, at }, guestId);
  if (!guest) return;
  await fitLines(db, at, customer.id, await moveCartLines(db, guest.id, customer.id));
  await linkGuest(db, guest.id, customer.id);
  await endDevicesOfGuest(db, guest.id);
}

/** The response of every sign-in; without a token a further step is required. */
export const signInResponse = (
  account: { email: string | null; phone: string | null; phoneVerified: boolean },
  token: string | null,
  { loginType = 'manual', isComplete = true }: { loginType?: string | undefined; isComplete?: boolean } = {},
): SignedIn => ({
  token,
  is_phone_verified: account.phoneVerified || token !== null ? 1 : 0,
  is_email_verified: 1,
  is_personal_info: isComplete ? 1 : 0,
  is_exist_user: null,
  login_type: loginType,
  email: account.email,
  phone: account.phone,
});

/** @returns whether the device is a new one, of which the customer is told */
async function meetAndTell(tx: Executor, customerId: number, { device }: RequestPlace, at: Date): Promise<boolean> {
  if (!device || !(await meetDevice(tx, customerId, device, at))) return false;
  await tellOfDevice(tx, customerId, device.name, at);
  return true;
}

/**
 * Issues a token: 256 random bits, stored as a hash.
 * @param customer as loaded when the credentials were checked
 * @throws DomainError 401 when password or owner have changed since
 */
export async function startSession(
  { db, clock, live }: Pick<Shop, 'db' | 'clock' | 'live'>,
  customer: CustomerRow,
  place: RequestPlace,
  guestId: GuestId,
  loginType?: string | undefined,
): Promise<SignedIn> {
  const token = randomBytes(32).toString('base64url');
  let isTold = false;
  await db.transaction(async (tx) => {
    const now = (await lockShopper(tx, customer.id))?.customer;
    if (now?.passwordHash !== customer.passwordHash || now.socialId !== customer.socialId)
      throw new DomainError(401, 'auth-001', 'signInWrong');
    const { name, key } = place.device ?? { name: null, key: null };
    await insertToken(tx, { hash: hashOfToken(token), customerId: customer.id, ...name, device: key }, clock());
    await rememberAddress(tx, customer.id, place, clock());
    isTold = await meetAndTell(tx, customer.id, place, clock());
    await mergeGuest(tx, clock(), customer, guestId);
    // Anybody can type any phone into a form: guest orders move over only when it is verified (decision 049).
    if (customer.phoneVerified) await claimOrders(tx, customer);
  });
  if (isTold) await live.customerChanged(customer.id);
  return signInResponse(customer, token, { loginType });
}

/** Creates an account from validated data. @throws DomainError 403 for an invalid referral code, or a phone or email that is taken */
export async function createCustomer(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  person: Person,
  details: {
    refCode?: string | null | undefined;
    passwordHash?: string;
    phoneVerified?: boolean;
    emailVerified?: boolean;
    socialId?: string | null;
    loginMedium?: string | null;
  },
): Promise<CustomerRow> {
  const { refCode: givenCode, ...rest } = details;
  const refCode = givenCode?.trim() ?? '';
  const referredBy = refCode ? await customerByRefCode(db, refCode) : null;
  if (refCode && referredBy === null) throw new DomainError(403, 'ref_code', 'refCodeUnknown');
  return db.transaction(async (tx) => {
    const row = { id: newShopperId(), ...person, ...rest, refCode: newRefCode(), referredBy, createdAt: clock() };
    const customer = await insertCustomer(tx, row);
    if (!customer) throw namesTaken();
    return customer;
  });
}
