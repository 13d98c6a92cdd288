/** Whose word counts on where a call comes from: a number of proxies, or their addresses, the nearest first. */
import { isIP } from 'node:net';
import { ConfigError, type Env } from './config-error';

/** Nobody, so many hops, or these addresses. */
export type TrustedProxies = false | number | string[];

const MOST_HOPS = 10;
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];
const WANTED = `a number of proxies from 0 to ${MOST_HOPS}, or their addresses, separated by commas (${NAMED.join(', ')} and networks like 10.0.0.0/8 too), is needed`;

function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (kind === 4 ? 32 : 128));
}

/**
 * `TRUST_PROXY`: how many proxies stand before this server, or which. Each adds the address of its caller at the end of `X-Forwarded-For`, so
 * that list is read from its end, for as many proxies as are trusted; what a caller wrote before it counts for nothing.
 * @param fallback when nothing is said @throws ConfigError
 */
export function readTrustedProxies(env: Env, fallback: TrustedProxies): TrustedProxies {
  const text = env.TRUST_PROXY?.trim() ?? '';
  if (!text) return fallback;
  if (/^(0|false|no|off)$/i.test(text)) return false;
  if (/^(true|yes|on)$/i.test(text)) return 1;
  if (/^\d+$/.test(text)) {
    if (Number(text) > MOST_HOPS) throw new ConfigError('TRUST_PROXY', text, WANTED);
    return Number(text);
  }
  const proxies = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  if (proxies.length === 0 || !proxies.every((entry) => NAMED.includes(entry) || isNetwork(entry)))
    throw new ConfigError('TRUST_PROXY', text, WANTED);
  return proxies;
}

/**
 * As Fastify takes it. It trusts no mere number by itself, because whoever reaches the port directly passes for a proxy; a number is for servers
 * that only their proxies reach.
 */
export const trustOf = (trusted: TrustedProxies) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
/** Longer than any address: what a proxy passed on was no address. */
const LONGEST = 45;

/**
 * The address by which a caller is counted. A household of IPv6 has 2^64 of them, so its network stands for all.
 * @param ip as the server knows it, behind the proxies that it trusts
 */
export function callerAddress(ip: string | undefined): string {
  const text = (ip ?? '').slice(0, LONGEST).split('%')[0] ?? '';
  const mapped = MAPPED.exec(text)?.[1];
  if (mapped) return mapped;
  if (isIP(text) !== 6) return text;
  // The URL standard writes an address in its one short form; its first four groups are the network.
  const [before = '', after] = new URL(`http://[${text}]`).hostname.slice(1, -1).split('::');
  const head = before ? before.split(':') : [];
  const tail = after ? after.split(':') : [];
  const groups =
    after === undefined
      ? head
      : [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
