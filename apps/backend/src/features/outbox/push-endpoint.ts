/**
 * Addresses of push services. Browsers name them, and so may a stranger: the backend calls only public https servers,
 * by their names, at the usual port.
 */
import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
/** Public addresses of version 6 are in 2000::/3; those that carry an address of version 4 could carry a private one. */
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');

/** Whether a network address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !PRIVATE.check(address, 'ipv4');
  return version === 6 && PUBLIC_6.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}

const NAME = /^(?=.{4,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/;
/** Names that no public server has. */
const OWN_NAMES = /\.(local|localhost|internal|intranet|lan|home|corp|private|test|invalid|arpa|onion)$/;

/**
 * Reads the address that a browser's subscription names.
 * @param mayBeLoopback `http://127.0.0.1:…` too: for tests @returns null: the backend does not call it
 */
export function readEndpoint(text: string, mayBeLoopback: boolean): URL | null {
  if (text.length > 500 || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username || url.password) return null;
  if (mayBeLoopback && url.protocol === 'http:' && url.hostname === '127.0.0.1') return url;
  const isName = NAME.test(url.hostname) && !OWN_NAMES.test(url.hostname);
  return url.protocol === 'https:' && url.port === '' && isName ? url : null;
}

/** Resolves a name as Node does, and refuses one that leads into a private network, whatever it led to before. */
export const publicLookup: LookupFunction = (name, options, done) => {
  lookUp(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new Error('no address'), '', 0);
    if (!found.every(({ address }) => isPublicAddress(address)))
      return done(new Error('The push service has a private address.'), '', 0);
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};
