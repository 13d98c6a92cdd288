/** The kinds of attempts that are counted before they are judged (docs/security.md), each as a burst of one round. */
import type pg from 'pg';
import { counterKey, LIMITS } from './features/accounts/throttle';
import { shopperLimits } from './features/shoppers/shopper-limits';
import { sha256 } from './hash';
import {
  claim,
  countOf,
  get,
  guess,
  know,
  newAccount,
  newAddress,
  newCode,
  newGuests,
  order,
  PASSWORD,
  phoneOf,
  post,
  wrongPassword,
  type Call,
} from './limit-bursts.spec-helper';
import { HERE } from './testing.spec-helper';

export const RATE_LIMIT = 1200;
const SHOPPERS = shopperLimits({ rateLimit: RATE_LIMIT });
if (!SHOPPERS) throw new Error('This RATE_LIMIT has no limits.');
/** Of orders that do not exist. */
const track = 900_000_000;

interface Burst {
  /** Counter of the round: nobody has used it. */
  key: string;
  /** Attempts, each judged unless the counter is at its limit. */
  attempt: (index: number) => Call;
  /** How many were judged, where answers do not say; by default those that were not answered with 429. */
  judged?: () => Promise<number>;
  /** When the window of the counter began, on the clock that its limit follows; by default the backend's. */
  since?: string;
  /** Uses attempts up; by default in the counter. */
  use?: (count: number) => Promise<unknown>;
}
export interface LimitKind {
  limit: number;
  /** Each attempt that is judged costs the hash of a password. */
  isCostly?: boolean;
  burst: (pool: pg.Pool, number: number) => Promise<Burst>;
}

export const LIMIT_KINDS: Record<string, LimitKind> = {
  'coupon codes of a guest': {
    limit: LIMITS.couponShopper.max,
    burst: async (pool) => {
      const [guest = 0] = await newGuests(pool);
      const address = newAddress();
      return {
        key: counterKey('couponShopper', guest),
        attempt: (index) => get(`coupon/apply?code=GUESS${index}&guest_id=${guest}`, address),
      };
    },
  },
  'coupon codes of an address, by ever new guests': {
    limit: LIMITS.couponAddress.max,
    burst: async (pool) => {
      const others = await newGuests(pool, 10);
      const address = newAddress();
      return {
        key: counterKey('couponAddress', address),
        attempt: (index) => get(`coupon/apply?code=GUESS&guest_id=${others[index % others.length]}`, address),
      };
    },
  },
  'sign-ups of an address': {
    limit: LIMITS.signUpAddress.max,
    burst: async () => {
      const address = newAddress();
      return {
        key: counterKey('signUpAddress', address),
        attempt: () => post('auth/sign-up', { f_name: 'Rana', email: 'none', phone: '1', password: PASSWORD }, address),
      };
    },
  },
  'sign-ups with a taken name': {
    limit: LIMITS.takenAddress.max,
    isCostly: true,
    burst: async (pool, number) => {
      const { email } = await newAccount(pool);
      const address = newAddress();
      return {
        key: counterKey('takenAddress', address),
        attempt: (index) =>
          post('auth/sign-up', { f_name: 'Rana', email, phone: phoneOf(number, index), password: PASSWORD }, address),
      };
    },
  },
  'second steps with a taken name': {
    limit: LIMITS.takenAddress.max,
    burst: async (pool, number) => {
      const { email } = await newAccount(pool);
      const [address, phone] = [newAddress(), phoneOf(number)];
      const proof = sha256(phone).slice(0, 43);
      await newCode(pool, 'complete', phone, proof);
      return {
        key: counterKey('takenAddress', address),
        attempt: () => post('auth/update-info', { name: 'Rana', phone, email, proof }, address),
      };
    },
  },
  'profiles with a taken name': {
    limit: LIMITS.takenCustomer.max,
    burst: async (pool) => {
      const [{ email }, { id, headers }] = await Promise.all([newAccount(pool), newAccount(pool)]);
      const address = newAddress();
      return {
        key: counterKey('takenCustomer', id),
        attempt: () => post('customer/update-profile', { email, current_password: PASSWORD }, address, headers),
      };
    },
  },
  'passwords of an account, from any addresses': {
    limit: LIMITS.signInAccount.max,
    burst: async (pool) => {
      const { id, email } = await newAccount(pool);
      return { key: counterKey('signInAccount', id), attempt: () => wrongPassword(email, newAddress()) };
    },
  },
  'passwords of an account, from a known address': {
    limit: LIMITS.signInAccount.max,
    burst: async (pool) => {
      const account = await newAccount(pool);
      const address = newAddress();
      await know(pool, account, address);
      return {
        key: counterKey('signInAccount', account.id, address),
        attempt: () => wrongPassword(account.phone, address),
      };
    },
  },
  'passwords of an address': {
    limit: LIMITS.signInAddress.max,
    burst: async (pool) => {
      const { email } = await newAccount(pool);
      const address = newAddress();
      return { key: counterKey('signInAddress', address), attempt: () => wrongPassword(email, address) };
    },
  },
  'current passwords of a signed-in account': {
    limit: LIMITS.signInAccount.max,
    burst: async (pool) => {
      const { id, headers } = await newAccount(pool);
      const change = { email: `other${id}@example.com`, current_password: 'a wrong one' };
      return {
        key: counterKey('signInAccount', id),
        attempt: () => post('customer/update-profile', change, newAddress(), headers),
      };
    },
  },
  'codes sent to a phone': {
    limit: LIMITS.codeTarget.max,
    burst: async (_pool, number) => {
      const phone = phoneOf(number);
      return {
        key: counterKey('codeTarget', 'login', phone),
        attempt: () => post('auth/login', { login_type: 'otp', phone }, newAddress()),
      };
    },
  },
  'codes sent from an address': {
    limit: LIMITS.codeAddress.max,
    burst: async (_pool, number) => {
      const address = newAddress();
      return {
        key: counterKey('codeAddress', address),
        attempt: (index) => post('auth/login', { login_type: 'otp', phone: phoneOf(number, 10 + index) }, address),
      };
    },
  },
  'guesses of a code, from unknown addresses': {
    limit: LIMITS.codeGuess.max,
    burst: async (pool) => {
      const { phone } = await newAccount(pool);
      const id = await newCode(pool, 'password', phone, 'another');
      return {
        key: `code ${id}`,
        attempt: (index) => guess(phone, index, newAddress()),
        use: (count) => pool.query('UPDATE codes SET tries = $2 WHERE id = $1', [id, count]),
        judged: async () => (await pool.query('SELECT tries FROM codes WHERE id = $1', [id])).rows[0].tries,
      };
    },
  },
  'guesses of a code, from a known address': {
    limit: LIMITS.codeGuess.max,
    burst: async (pool) => {
      const account = await newAccount(pool);
      const address = newAddress();
      await know(pool, account, address);
      const id = await newCode(pool, 'password', account.phone, 'another');
      const key = counterKey('codeGuess', id, address);
      return { key, attempt: (index) => guess(account.phone, index, address), judged: () => countOf(pool, key) };
    },
  },
  'phones of an order, from any addresses': {
    limit: LIMITS.claimOrder.max,
    burst: async (_pool, number) => ({
      key: counterKey('claimOrder', track + number),
      attempt: (index) => claim(track + number, phoneOf(number, index), newAddress()),
    }),
  },
  'orders with a phone at an address': {
    limit: LIMITS.claimPhone.max,
    burst: async (_pool, number) => {
      const [address, phone] = [newAddress(), phoneOf(number)];
      return {
        key: counterKey('claimPhone', phone.replace(/\D/g, ''), address),
        attempt: (index) => claim(track - number * 100 - index, phone, address),
      };
    },
  },
  'claims of an address': {
    limit: LIMITS.claimAddress.max,
    burst: async (_pool, number) => {
      const address = newAddress();
      return {
        key: counterKey('claimAddress', address),
        attempt: (index) => claim(track + 50_000 + number * 100 + index, phoneOf(number, index), address),
      };
    },
  },
  'unknown links of receivers, of an address': {
    limit: LIMITS.linkAddress.max,
    burst: async (_pool, number) => {
      const address = newAddress();
      return {
        key: counterKey('linkAddress', address),
        attempt: (index) => post('parcel/follow', { token: `guess${number}-${index}` }, address),
      };
    },
  },
  'subscriptions of an address': {
    limit: LIMITS.newsletterAddress.max,
    burst: async (_pool, number) => {
      const address = newAddress();
      return {
        key: counterKey('newsletterAddress', address),
        attempt: (index) => post('newsletter/subscribe', { email: `news${number}-${index}@example.com` }, address),
      };
    },
  },
  'files of a customer': {
    limit: LIMITS.keptCustomer.max,
    burst: async (pool) => {
      const { id, headers } = await newAccount(pool);
      const call = get('customer/kept-data', newAddress());
      return {
        key: counterKey('keptCustomer', id),
        attempt: () => ({ ...call, headers: { ...call.headers, ...headers } as Call['headers'] }),
      };
    },
  },
  'new guests of an address': {
    limit: SHOPPERS.guestIds.max,
    burst: async () => {
      const address = newAddress();
      return { key: counterKey('guestIds', address), attempt: () => post('auth/guest/request', {}, address) };
    },
  },
  'orders of a guest': {
    limit: SHOPPERS.ordersOfGuest.max,
    burst: async (pool, number) => {
      const [guest = 0] = await newGuests(pool);
      return {
        key: counterKey('ordersOfGuest', guest),
        attempt: (index) => order(guest, phoneOf(number, index), newAddress()),
      };
    },
  },
  'guest orders with a phone at an address': {
    limit: SHOPPERS.ordersOfPhone.max,
    burst: async (pool, number) => {
      const [guest = 0] = await newGuests(pool);
      const [address, phone] = [newAddress(), phoneOf(number)];
      return {
        key: counterKey('ordersOfPhone', phone.replace(/\D/g, ''), address),
        attempt: () => order(guest, phone, address),
      };
    },
  },
  'guest orders of an address': {
    limit: SHOPPERS.ordersOfAddress.max,
    burst: async (pool, number) => {
      const others = await newGuests(pool, 10);
      const address = newAddress();
      return {
        key: counterKey('ordersOfAddress', address),
        attempt: (index) => order(others[index % 10] as number, phoneOf(number, index), address),
      };
    },
  },
  'uploads of an address': {
    limit: 60,
    burst: async () => {
      const address = newAddress();
      const headers = { ...HERE, 'content-type': 'multipart/form-data; boundary=x' };
      const form = '--x\r\ncontent-disposition: form-data; name="f_name"\r\n\r\nRana\r\n--x--\r\n';
      return {
        key: counterKey('uploads', address),
        since: new Date().toISOString(),
        attempt: () => post('customer/update-profile', form, address, headers),
      };
    },
  },
};
