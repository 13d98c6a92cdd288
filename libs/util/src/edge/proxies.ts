/** Trusted proxies, for the client address of a request: a number of hops, or their addresses, the nearest first. */
import { isIP } from 'node:net';
import { ConfigError, type Env } from './config-error';

/** None, a number of hops, or these addresses. */
export type TrustedProxies = false | number | string[];

const MAX_HOPS = 10;
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];
const WANTED = `a number of proxies from 0 to ${MAX_HOPS}, or their addresses, separated by commas (${NAMED.join(', ')} and networks like 10.0.0.0/8 too), is needed`;

function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (kind === 4 ? 32 : 128));
}

/**
 * `TRUST_PROXY`: the number of proxies before this server, or their addresses. Each proxy appends its caller's address
 * to `X-Forwarded-For`, so the list is read from its end, for as many proxies as are trusted; entries before that are
 * ignored.
 * @param fallback when unset @throws ConfigError
 */
export function readTrustedProxies(env: Env, fallback: TrustedProxies): TrustedProxies {
  const text = env.TRUST_PROXY?.trim() ?? '';
  if (!text) return fallback;
  if (/^(0|false|no|off)$/i.test(text)) return false;
  if (/^(true|yes|on)$/i.test(text)) return 1;
  if (/^\d+$/.test(text)) {
    if (Number(text) > MAX_HOPS) throw new ConfigError('TRUST_PROXY', text, WANTED);
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
 * The value for Fastify's `trustProxy`. Fastify itself ignores a plain number, because a caller who reaches the port
 * directly would pass for a proxy; a number is for servers that only their proxies reach.
 */
export const trustOf = (trusted: TrustedProxies) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
/** Longer than any IP address: limits what a proxy may pass on. */
const MAX_IP_LENGTH = 45;

/**
 * The address for counting a caller. An IPv6 household has 2^64 addresses, so its /64 network counts as one.
 * @param ip of the request, behind the trusted proxies
 */
export function callerAddress(ip: string | undefined): string {
  const text = (ip ?? '').slice(0, MAX_IP_LENGTH).split('%')[0] ?? '';
  const mapped = MAPPED.exec(text)?.[1];
  if (mapped) return mapped;
  if (isIP(text) !== 6) return text;
  // The URL parser normalizes an IPv6 address; its first four groups are the network.
  const [before = '', after] = new URL(`http://[${text}]`).hostname.slice(1, -1).split('::');
  const head = before ? before.split(':') : [];
  const tail = after ? after.split(':') : [];
  const groups =
    after === undefined
      ? head
      : [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
