/** The storefront server's settings, read once from the environment. */
import { ConfigError, createHosts, readDemo, readHostNames, type Env, type Hosts } from '@shop/util/edge';

export interface ServerConfig {
  host: string;
  port: number;
  /** Names that the shop answers to, and with which its links begin. */
  hosts: Hosts;
  /** The one backend this storefront speaks to. */
  backendUrl: string;
  googleMapsKey: string | null;
  tilesUrl: string | null;
  /** Behind a proxy that sets X-Forwarded-For; without one a customer could invent an address. */
  trustProxy: boolean;
  /** How long a page that is the same for everybody is given again; 0: never (decision 013). */
  sharedSeconds: number;
}

/** An address that is bound, not one that stands for all. */
const isOwnName = (host: string | undefined): host is string =>
  Boolean(host) && !['0.0.0.0', '::'].includes(String(host));

function readHosts(env: Env): Hosts {
  const isDemo = readDemo(env);
  const names = readHostNames(env);
  const publicUrl = env.PUBLIC_URL && URL.canParse(env.PUBLIC_URL) ? new URL(env.PUBLIC_URL) : null;
  if (env.PUBLIC_URL && (!publicUrl || !/^https?:$/.test(publicUrl.protocol) || publicUrl.pathname !== '/'))
    throw new ConfigError(
      'PUBLIC_URL',
      env.PUBLIC_URL,
      'an address like https://shop.example, without a path, is needed',
    );
  if (!isDemo && !publicUrl && names.length === 0)
    throw new ConfigError(
      'PUBLIC_URL',
      undefined,
      'the address that customers type (https://shop.example), or ALLOWED_HOSTS, names separated by commas. DEMO=1 is a shop to look at, on this machine alone',
    );
  const bound = isDemo && isOwnName(env.HOST) ? [`${env.HOST}:${env.PORT || 4600}`] : [];
  return createHosts({ names: [...names, ...bound], publicUrl: publicUrl?.origin ?? null, isDemo });
}

export function readServerConfig(env: Env): ServerConfig {
  const port = Number(env.PORT || 4600);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT=${env.PORT} is not valid: a whole number from 0 to 65535 is needed.`);
  const backendUrl = (env.BACKEND_URL || `http://127.0.0.1:${env.BACKEND_PORT || 4620}`).replace(/\/$/, '');
  if (!/^https?:\/\//.test(backendUrl))
    throw new Error(
      `BACKEND_URL=${backendUrl} is not valid: an address that begins with http:// or https:// is needed.`,
    );
  return {
    host: env.HOST || '127.0.0.1',
    port,
    hosts: readHosts(env),
    backendUrl,
    googleMapsKey: env.GOOGLE_MAPS_KEY || null,
    tilesUrl: env.MAP_TILES_URL || null,
    trustProxy: env.TRUST_PROXY === '1',
    sharedSeconds: Math.min(60, Math.max(0, Number(env.SHARED_SECONDS || 1) || 0)),
  };
}
