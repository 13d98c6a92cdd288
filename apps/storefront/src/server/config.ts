/** The storefront server's settings, read once from the environment. */
export interface ServerConfig {
  host: string;
  port: number;
  /** The one backend this storefront speaks to. */
  backendUrl: string;
  googleMapsKey: string | null;
  tilesUrl: string | null;
  /** Behind a proxy that sets X-Forwarded-For; without one a customer could invent an address. */
  trustProxy: boolean;
  /** How long a page that is the same for everybody is given again; 0: never (decision 013). */
  sharedSeconds: number;
}

export function readServerConfig(env: Record<string, string | undefined>): ServerConfig {
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
    backendUrl,
    googleMapsKey: env.GOOGLE_MAPS_KEY || null,
    tilesUrl: env.MAP_TILES_URL || null,
    trustProxy: env.TRUST_PROXY === '1',
    sharedSeconds: Math.min(60, Math.max(0, Number(env.SHARED_SECONDS || 1) || 0)),
  };
}
