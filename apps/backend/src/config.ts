/** The backend's settings, read once from the environment. A wrong value stops the start with its name. */
import { ConfigError, createHosts, readDemo, readHostNames, type Env, type Hosts } from '@shop/util/edge';
import { join, resolve } from 'node:path';

export { ConfigError };

export interface Config {
  host: string;
  port: number;
  /** Folder of the embedded database; unused with a `databaseUrl`. */
  dataDir: string;
  /** Pictures that customers send; several machines share it. */
  uploadsDir: string;
  /** Connection text of a PostgreSQL 15 or later; null: the embedded database. */
  databaseUrl: string | null;
  /** The address under which customers reach this backend; pictures' absolute addresses begin with it. Empty: with the name asked for. */
  publicUrl: string;
  /** Names that this backend answers to; null outside of a demo: none is configured, and it must not start. */
  hosts: Hosts | null;
  /** Simulated stores and couriers work, so that one can watch an order arrive. */
  simulation: boolean;
  /** Seconds from placing to arrival in the simulation. */
  simulationSeconds: number;
  /** The moment at which the clock starts to run; null: the real time. For tests and pictures that must not change. */
  clockStart: Date | null;
  /** The clock stands still at its start. */
  clockStill: boolean;
  /** A shop to look at, asked for by name: codes are shown instead of sent. */
  demo: boolean;
  /** Customers verify their phone before they are let in. */
  verifyPhones: boolean;
  world: { items: number; stores: number };
  logLevel: string;
  /** A server key for Google's geocoding and places; null: the city's own gazetteer. */
  googleKey: string | null;
  /** Behind this many proxies that set X-Forwarded-For. */
  trustProxy: boolean;
  rateLimit: number;
  /** What the storefront says of cookies, once; empty: nothing. */
  cookiesText: { en: string; ar: string };
  /** How long answers that are the same for everybody are given again; 0: never. */
  sharedSeconds: number;
  /** How long the length of a list is shared, in seconds; 0: never. */
  totalSeconds: number;
  /** How long a stopping backend says that it is not ready before it takes no more calls: a load balancer has to notice. */
  drainSeconds: number;
  /** Origins of storefronts that payments may come back to. */
  storefronts: string[];
  /** Google, Facebook and Apple sign-in, and codes by SMS, through a Firebase project; null: none is offered. */
  firebase: FirebaseConfig | null;
  /** Where mails go out; null: they lie in the outbox. */
  smtp: { url: string; from: string } | null;
  /** Card payments through Stripe Checkout; null: not offered. */
  stripe: StripeConfig | null;
}

export interface FirebaseConfig {
  projectId: string;
  /** Media that customers may sign in with. */
  media: SocialMedium[];
  /** The address of the keys that sign the project's tokens. */
  keysUrl: string;
  /** For codes that Firebase sends by SMS; null: the backend sends its own. */
  apiKey: string | null;
  apiUrl: string;
  /** The service account's JSON, for push messages; null: notifications stay inside the app. */
  serviceAccount: string | null;
}
export const SOCIAL_MEDIA = ['google', 'facebook', 'apple'] as const;
export type SocialMedium = (typeof SOCIAL_MEDIA)[number];

export interface StripeConfig {
  key: string;
  /** Signs what Stripe reports by itself; null: only customers who come back settle a payment. */
  webhookSecret: string | null;
  /** Another server than Stripe's own, for tests. */
  apiUrl: string | null;
}

function integer(env: Env, name: string, fallback: number, low: number, high: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < low || value > high)
    throw new ConfigError(name, text, `a whole number from ${low} to ${high} is needed`);
  return value;
}

function flag(env: Env, name: string, fallback: boolean): boolean {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (!['0', '1', 'true', 'false'].includes(text)) throw new ConfigError(name, text, '1 or 0 is needed');
  return text === '1' || text === 'true';
}

function url(env: Env, name: string, protocols: readonly string[]): string | null {
  const text = env[name];
  if (!text) return null;
  const parsed = URL.parse?.(text) ?? safeUrl(text);
  if (!parsed || !protocols.includes(parsed.protocol))
    throw new ConfigError(
      name,
      text.replace(/:[^:@/]*@/, ':…@'),
      `an address that begins with ${protocols.join(' or ')} is needed`,
    );
  return text.replace(/\/$/, '');
}

/** Addresses separated by commas; only their origins count. */
function origins(env: Env, name: string): string[] {
  return (env[name] ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => {
      const origin = safeUrl(text)?.origin;
      if (!origin || origin === 'null')
        throw new ConfigError(name, text, 'addresses like https://shop.example are needed');
      return origin;
    });
}

function safeUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const GOOGLE_IDENTITY = 'https://identitytoolkit.googleapis.com/v1';

function firebase(env: Env): FirebaseConfig | null {
  const projectId = env.FIREBASE_PROJECT_ID;
  if (!projectId) return null;
  const media = (env.SOCIAL_LOGIN ?? 'google').split(',').map((text) => text.trim().toLowerCase());
  const unknown = media.find((medium) => medium && !SOCIAL_MEDIA.includes(medium as SocialMedium));
  if (unknown) throw new ConfigError('SOCIAL_LOGIN', unknown, `some of ${SOCIAL_MEDIA.join(', ')} are needed`);
  const account = env.FIREBASE_SERVICE_ACCOUNT || null;
  if (account && !isJsonObject(account))
    throw new ConfigError('FIREBASE_SERVICE_ACCOUNT', '…', "the JSON of the project's service account is needed");
  return {
    projectId,
    media: media.filter(Boolean) as SocialMedium[],
    keysUrl: url(env, 'FIREBASE_KEYS_URL', ['http:', 'https:']) ?? GOOGLE_KEYS,
    apiKey: env.FIREBASE_API_KEY || null,
    apiUrl: url(env, 'FIREBASE_API_URL', ['http:', 'https:']) ?? GOOGLE_IDENTITY,
    serviceAccount: account,
  };
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

function smtp(env: Env): Config['smtp'] {
  const server = url(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  if (!server) return null;
  const from = env.MAIL_FROM ?? '';
  if (!/@/.test(from)) throw new ConfigError('MAIL_FROM', from, 'the address that mails come from is needed');
  return { url: server, from };
}

function stripe(env: Env): StripeConfig | null {
  const key = env.STRIPE_SECRET_KEY;
  if (!key) return null;
  if (!/^(sk|rk)_/.test(key)) throw new ConfigError('STRIPE_SECRET_KEY', '…', 'a secret key (sk_…) is needed');
  return {
    key,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET || null,
    apiUrl: url(env, 'STRIPE_API_URL', ['http:', 'https:']),
  };
}

function clock(env: Env): Date | null {
  const text = env.CLOCK;
  if (!text) return null;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()))
    throw new ConfigError('CLOCK', text, 'a moment like 2026-03-05T12:00:00Z is needed');
  return moment;
}

/** Its own address and name, and the storefronts' that send customers here under theirs. */
function hosts(env: Env, isDemo: boolean, publicUrl: string | null): Hosts | null {
  const names = readHostNames(env);
  if (!isDemo && !publicUrl && names.length === 0) return null;
  const storefronts = origins(env, 'STOREFRONTS').map((origin) => new URL(origin).host);
  return createHosts({ names: [...names, ...storefronts], publicUrl, isDemo });
}

/** What a server needs that others may reach. @throws ConfigError */
export function requireHosts({ hosts: known }: Pick<Config, 'hosts'>): Hosts {
  if (known) return known;
  throw new ConfigError(
    'PUBLIC_URL',
    undefined,
    'the address that customers type (https://shop.example), or ALLOWED_HOSTS, names separated by commas. DEMO=1 is a shop to look at, on this machine alone',
  );
}

/** Reads and checks the settings. @throws ConfigError naming the first wrong variable. */
export function readConfig(env: Env): Config {
  const port = integer(env, 'BACKEND_PORT', 4620, 0, 65_535);
  const host = env.BACKEND_HOST || '127.0.0.1';
  const demo = readDemo(env);
  const publicUrl = url(env, 'PUBLIC_URL', ['http:', 'https:']);
  const level = env.LOG_LEVEL || 'info';
  if (!['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'].includes(level))
    throw new ConfigError('LOG_LEVEL', level, 'fatal, error, warn, info, debug, trace or silent is needed');
  return {
    host,
    port,
    dataDir: resolve(env.DATA_DIR || '.data'),
    uploadsDir: resolve(env.UPLOADS_DIR || join(env.DATA_DIR || '.data', 'uploads')),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    publicUrl: publicUrl ?? '',
    hosts: hosts(env, demo, publicUrl),
    simulation: flag(env, 'SIMULATION', demo),
    simulationSeconds: integer(env, 'SIMULATION_SECONDS', 180, 5, 86_400),
    clockStart: clock(env),
    clockStill: flag(env, 'CLOCK_STILL', false),
    demo,
    verifyPhones: flag(env, 'VERIFY_PHONES', false),
    world: {
      items: integer(env, 'WORLD_ITEMS', 2000, 200, 1_000_000),
      stores: integer(env, 'WORLD_STORES', 68, 60, 100_000),
    },
    logLevel: level,
    googleKey: env.GOOGLE_SERVER_KEY || null,
    trustProxy: flag(env, 'TRUST_PROXY', true),
    drainSeconds: integer(env, 'DRAIN_SECONDS', demo ? 0 : 3, 0, 6),
    cookiesText: { en: env.COOKIES_TEXT ?? '', ar: env.COOKIES_TEXT_AR ?? '' },
    sharedSeconds: integer(env, 'SHARED_SECONDS', 1, 0, 60),
    totalSeconds: integer(env, 'TOTAL_SECONDS', 10, 0, 600),
    rateLimit: integer(env, 'RATE_LIMIT', 1200, 1, 10_000_000),
    storefronts: origins(env, 'STOREFRONTS'),
    firebase: firebase(env),
    smtp: smtp(env),
    stripe: stripe(env),
  };
}
