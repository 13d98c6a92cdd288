/** What bursts of attempts are made of: callers, accounts and calls that are each another's (limit-kinds.spec-helper.ts). */
import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { insertPerson, type Person } from './backend-process.spec-helper';
import { sha256 } from './hash';
import { addressHash } from './plugins/place';
import type { Command } from './sequences-process.spec-helper';
import { HERE, NOON, orderBody, type Json } from './testing.spec-helper';

export type Call = Extract<Command, { do: 'call' }>;

let callers = 0;
/** Another network address each time. */
export function newAddress(): string {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
}
const from = (address: string, headers: Json = HERE) =>
  ({ ...headers, 'x-forwarded-for': address }) as Record<string, string>;
export const get = (path: string, address: string): Call => ({
  do: 'call',
  method: 'GET',
  path,
  headers: from(address),
});
export const post = (path: string, payload: object | string, address: string, headers: Json = HERE): Call => ({
  do: 'call',
  method: 'POST',
  path,
  headers: from(address, headers),
  payload,
});

export const PASSWORD = 'correct horse battery';
let cheap: Promise<string> | null = null;
interface Account extends Person {
  email: string;
  phone: string;
}
/** A customer whose password is checked quickly: the hash names its cost. */
export async function newAccount(pool: pg.Pool): Promise<Account> {
  cheap ??= hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const person = await insertPerson(pool);
  await pool.query('UPDATE customers SET password_hash = $2 WHERE id = $1', [person.id, await cheap]);
  return { ...person, email: `race${person.id}@example.com`, phone: `+356${person.id}` };
}
let guests = 5_000_000;
export async function newGuests(pool: pg.Pool, count = 1): Promise<number[]> {
  const ids = Array.from({ length: count }, () => (guests += 1));
  await pool.query('INSERT INTO shoppers (id) SELECT unnest($1::int[])', [ids]);
  return ids;
}
export const know = (pool: pg.Pool, { id }: Person, address: string) =>
  pool.query('INSERT INTO known_addresses (customer_id, address, used_at) VALUES ($1, $2, $3)', [
    id,
    addressHash({ address }),
    NOON,
  ]);
export const phoneOf = (number: number, index = 0) =>
  `+35671${String(number).padStart(4, '0')}${String(index).padStart(2, '0')}`;
export async function newCode(pool: pg.Pool, purpose: string, target: string, secret: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    'INSERT INTO codes (purpose, target, hash, created_at) VALUES ($1, $2, $3, $4) RETURNING id',
    [purpose, target, sha256(`${purpose} ${target} ${secret}`), NOON],
  );
  return rows[0]?.id as number;
}
export const wrongPassword = (login: string, address: string) =>
  post('auth/login', { email_or_phone: login, password: 'a wrong one' }, address);
export const guess = (phone: string, index: number, address: string) =>
  post('auth/verify-token', { phone, reset_token: String(index).padStart(6, '0') }, address);
/** Refused for its cart, after it was counted. */
export const order = (guest: number, phone: string, address: string) =>
  post('customer/order/place', orderBody(guest, 1, { contact_person_number: phone }), address);
export const claim = (number: number, phone: string, address: string) =>
  get(`customer/order/track?order_id=${number}&contact_number=${encodeURIComponent(phone)}`, address);
export const countOf = async (pool: pg.Pool, key: string) =>
  (await pool.query('SELECT count FROM tries WHERE key = $1', [key])).rows[0]?.count as number;
