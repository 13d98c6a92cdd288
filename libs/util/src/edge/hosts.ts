/** Under which names a server answers, and with which address its links begin: never with a name that a caller made up. */
import { ConfigError, type Env } from './config-error';

interface Asked {
  name: string;
  /** Empty for the port that the scheme implies. */
  port: string;
}

const IMPLIED = ['', '80', '443'];
/** A name or an address, and perhaps a port. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::(\d{1,5}))?$/i;

/** @returns null for what is no host (RFC 9110, 7.2) */
function parse(host: string): Asked | null {
  const found = HOST.exec(host);
  if (!found || !URL.canParse(`http://${host}`)) return null;
  const name = new URL(`http://${host}`).hostname.replace(/\.$/, '');
  return { name, port: IMPLIED.includes(found[1] ?? '') ? '' : (found[1] ?? '') };
}

const isLoopback = (name: string) =>
  name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name);

/** Why a server does not start: a shop that others can reach knows its name. */
export const NAME_NEEDED =
  'the address that customers type (https://shop.example), or ALLOWED_HOSTS, names separated by commas. DEMO=1 is a shop to look at, on this machine alone';

/** `malformed` is a 400, `strange` a 421. */
export type HostAnswer = { origin: string } | 'malformed' | 'strange';

export interface Hosts {
  /**
   * @param protocol as it reached us, or the proxy that we trust
   * @param hosts as sent, the nearest to the customer first; the first that is ours counts
   */
  of: (protocol: string, hosts: readonly (string | undefined)[]) => HostAnswer;
}

/** Names separated by commas: `shop.example, staging.example:8443`. @throws ConfigError */
export function readHostNames(env: Env, variable = 'ALLOWED_HOSTS'): string[] {
  return (env[variable] ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => {
      if (!parse(text))
        throw new ConfigError(variable, text, 'names like shop.example, separated by commas, are needed');
      return text;
    });
}

/**
 * @param names hosts, each with its port when it is not the usual one
 * @param publicUrl the one address that links begin with, whichever name was asked; null: the name that was asked
 * @param isDemo answers to the names of this machine, too, on any port
 */
export function createHosts({
  names,
  publicUrl,
  isDemo,
}: {
  names: readonly string[];
  publicUrl: string | null;
  isDemo: boolean;
}): Hosts {
  const keyOf = ({ name, port }: Asked) => `${name}:${port}`;
  const ours = new Set(
    [...names, ...(publicUrl ? [new URL(publicUrl).host] : [])].flatMap((text) => {
      const asked = parse(text);
      return asked ? [keyOf(asked)] : [];
    }),
  );
  return {
    of: (protocol, hosts) => {
      const given = hosts.filter((host) => host !== undefined);
      const asked = given.map(parse);
      // Our own name is the last one; what a proxy wrote before it may be anything.
      if (asked.at(-1) === undefined || asked.at(-1) === null) return 'malformed';
      const found = asked.findIndex((host) => host && (ours.has(keyOf(host)) || (isDemo && isLoopback(host.name))));
      if (found < 0) return 'strange';
      const scheme = protocol === 'https' ? 'https' : 'http';
      return { origin: publicUrl ?? new URL(`${scheme}://${given[found]}`).origin };
    },
  };
}
