import { createUrlSigner } from './signed-urls';

const PATH = '/storage/order/AAAAAAAAAAAAAAAAAAAAAAAA.webp';
const clock = { now: Date.parse('2026-03-05T11:02:00Z') };
const now = () => new Date(clock.now);
const addresses = createUrlSigner('s'.repeat(32), now);
const queryOf = (address: string) => Object.fromEntries(new URL(address, 'http://x').searchParams);
beforeEach(() => {
  clock.now = Date.parse('2026-03-05T11:02:00Z');
});

it('accepts a signed URL for at least five and at most ten minutes', () => {
  for (const [at, lasts] of [
    ['11:00:00', 600],
    ['11:02:00', 480],
    ['11:04:59', 301],
  ] as const) {
    const begin = Date.parse(`2026-03-05T${at}Z`);
    clock.now = begin;
    const words = queryOf(addresses.sign(PATH));
    clock.now = begin + lasts * 1000 - 1;
    expect([at, addresses.isValid(PATH, words)]).toEqual([at, true]);
    clock.now = begin + lasts * 1000;
    expect([at, addresses.isValid(PATH, words)]).toEqual([at, false]);
  }
});

it('is the same in responses within five minutes, so that browsers reuse the picture', () => {
  const first = addresses.sign(PATH);
  clock.now += 179_000;
  expect(addresses.sign(PATH)).toBe(first);
  clock.now += 1000;
  expect(addresses.sign(PATH)).not.toBe(first);
});

it('rejects other paths, later expiries and other secrets', () => {
  const words = queryOf(addresses.sign(PATH)) as { expires: string; signature: string };
  expect(addresses.isValid(PATH, words)).toBe(true);
  expect(addresses.isValid(PATH.replace('/order/', '/refund/'), words)).toBe(false);
  expect(addresses.isValid(PATH.replace('AA.webp', 'AB.webp'), words)).toBe(false);
  expect(addresses.isValid(PATH, { ...words, expires: String(Number(words.expires) + 300) })).toBe(false);
  for (const signature of ['', 'x', words.signature.slice(1), `${words.signature}AA`])
    expect(addresses.isValid(PATH, { ...words, signature })).toBe(false);
  expect(addresses.isValid(PATH, {})).toBe(false);
  expect(addresses.isValid(PATH, { ...words, expires: '1e12' })).toBe(false);
  expect(createUrlSigner('t'.repeat(32), now).isValid(PATH, words)).toBe(false);
});
