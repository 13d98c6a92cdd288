/** The host names that a server accepts, and the origin of its links: never taken unchecked from a request. */
import { ConfigError, type Env } from './config-error';

interface HostName {
  name: string;
  /** Empty for the scheme's default port. */
  port: string;
}

const IMPLIED = ['', '80', '443'];
/** A host name or IP address, with an optional port. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::(\d{1,5}))?$/i;

/** @returns null for an invalid host (RFC 9110, 7.2) */
function parse(host: string): HostName | null {
  const found = HOST.exec(host);
  if (!found || !URL.canParse(`http://${host}`)) return null;
  const name = new URL(`http://${host}`).hostname.replace(/\.$/, '');
  return { name, port: IMPLIED.includes(found[1] ?? '') ? '' : (found[1] ?? '') };
}

const isLoopback = (name: string) =>
  name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name);

/** Error text: a shop that others can reach must know its public name. */
export const NAME_NEEDED =
  'the address that customers type (https://shop.example), or ALLOWED_HOSTS, names separated by commas. DEMO=1 is a shop to look at, on this machine alone';

/** `malformed` is a 400, `strange` (not our host) a 421. */
export type HostAnswer = { origin: string } | 'malformed' | 'strange';

export interface Hosts {
  /**
   * Resolves the origin of a request.
   * @param protocol of the request, or of a trusted proxy
   * @param hosts as sent, the nearest to the customer first; the first known one counts
   */
  of: (protocol: string, hosts: readonly (string | undefined)[]) => HostAnswer;
}

/** Comma-separated names: `shop.example, staging.example:8443`. @throws ConfigError */
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
 * @param names hosts, with a port unless it is the default
 * @param publicUrl origin of all links, whichever name was requested; null: the requested name
 * @param isDemo also accepts the names of this machine, on any port
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
  const keyOf = ({ name, port }: HostName) => `${name}:${port}`;
  const ours = new Set(
    [...names, ...(publicUrl ? [new URL(publicUrl).host] : [])].flatMap((text) => {
      const parsed = parse(text);
      return parsed ? [keyOf(parsed)] : [];
    }),
  );
  return {
    of: (protocol, hosts) => {
      const given = hosts.filter((host) => host !== undefined);
      const parsed = given.map(parse);
      // The last one is the request's own Host header; those of a proxy may be anything.
      if (parsed.at(-1) === undefined || parsed.at(-1) === null) return 'malformed';
      const found = parsed.findIndex((host) => host && (ours.has(keyOf(host)) || (isDemo && isLoopback(host.name))));
      if (found < 0) return 'strange';
      const scheme = protocol === 'https' ? 'https' : 'http';
      return { origin: publicUrl ?? new URL(`${scheme}://${given[found]}`).origin };
    },
  };
}
