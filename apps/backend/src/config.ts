/** The backend's settings, read once from the environment. A wrong value stops the start with its name. */
import {
  ConfigError,
  createHosts,
  NAME_NEEDED,
  readDemo,
  readEnvironment,
  readHostNames,
  readTrustedProxies,
  type Env,
  type Hosts,
  type TrustedProxies,
} from '@shop/util/edge';
import { join, resolve } from 'node:path';
import type { Static } from 'typebox';
import { Environment, SECRET_NEEDED, SOCIAL_MEDIA } from './environment';

export { ConfigError, SECRET_NEEDED };

export interface Config {
  host: string;
  port: number;
  /** Folder of the embedded database; unused with a `databaseUrl`. */
  dataDir: string;
  /** Pictures that customers send; several machines share it. */
  uploadsDir: string;
  /** Signs the addresses of private pictures; null: a demo makes its own, nobody else starts. */
  storageSecret: string | null;
  /** Connection text of a PostgreSQL 15 or later; null: the embedded database. */
  databaseUrl: string | null;
  /** The same database past a pooler that `databaseUrl` leads to: what lasts longer than a transaction goes there. null: there is no pooler. */
  databaseDirectUrl: string | null;
  /** A replica of it that lists are read from; null: everything is read from the one. */
  databaseReadUrl: string | null;
  /** At most so many to PostgreSQL, and one more that hears what changed. */
  databaseConnections: number;
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
  /** A service that is told of errors; null: the log alone. */
  errorService: string | null;
  /** A server key for Google's geocoding and places; null: the city's own gazetteer. */
  googleKey: string | null;
  /** Whose `X-Forwarded-For` and `X-Forwarded-Host` count. */
  trustProxy: TrustedProxies;
  rateLimit: number;
  /** What the storefront says of cookies, once; empty: nothing. */
  cookiesText: { en: string; ar: string };
  /** How long answers that are the same for everybody are given again; 0: never. */
  sharedSeconds: number;
  /** How long a cache in front may keep what is the same for all, in seconds; 0: not at all. */
  cacheSeconds: number;
  /** Where such caches are told what changed. */
  purgeUrls: string[];
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
export { SOCIAL_MEDIA };
export type SocialMedium = (typeof SOCIAL_MEDIA)[number];

export interface StripeConfig {
  key: string;
  /** Signs what Stripe reports by itself; null: only customers who come back settle a payment. */
  webhookSecret: string | null;
  /** Another server than Stripe's own, for tests. */
  apiUrl: string | null;
}

type Said = Static<typeof Environment>;

const bare = (address: string | undefined): string | null => address?.replace(/\/$/, '') ?? null;

const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const GOOGLE_IDENTITY = 'https://identitytoolkit.googleapis.com/v1';

function firebase(said: Said): FirebaseConfig | null {
  if (!said.FIREBASE_PROJECT_ID) return null;
  const account = said.FIREBASE_SERVICE_ACCOUNT ?? null;
  if (account && !isJsonObject(account))
    throw new ConfigError('FIREBASE_SERVICE_ACCOUNT', '…', "the JSON of the project's service account is needed");
  return {
    projectId: said.FIREBASE_PROJECT_ID,
    media: (said.SOCIAL_LOGIN.length > 0 ? said.SOCIAL_LOGIN : ['google']) as SocialMedium[],
    keysUrl: bare(said.FIREBASE_KEYS_URL) ?? GOOGLE_KEYS,
    apiKey: said.FIREBASE_API_KEY ?? null,
    apiUrl: bare(said.FIREBASE_API_URL) ?? GOOGLE_IDENTITY,
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

function smtp({ SMTP_URL: server, MAIL_FROM: from }: Said): Config['smtp'] {
  if (!server) return null;
  if (!/@/.test(from)) throw new ConfigError('MAIL_FROM', from, 'the address that mails come from is needed');
  return { url: server, from };
}

function stripe(said: Said): StripeConfig | null {
  if (!said.STRIPE_SECRET_KEY) return null;
  return {
    key: said.STRIPE_SECRET_KEY,
    webhookSecret: said.STRIPE_WEBHOOK_SECRET ?? null,
    apiUrl: bare(said.STRIPE_API_URL),
  };
}

function clock({ CLOCK: text }: Said): Date | null {
  if (!text) return null;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()))
    throw new ConfigError('CLOCK', text, 'a moment like 2026-03-05T12:00:00Z is needed');
  return moment;
}

function caches({ CACHE_SECONDS: seconds, CACHE_PURGE_URL: addresses }: Said): string[] {
  const wrong = addresses.find((text) => !URL.canParse(text));
  if (wrong) throw new ConfigError('CACHE_PURGE_URL', wrong, 'addresses like http://127.0.0.1:6082/ are needed');
  if (addresses.length > 0 && seconds === 0)
    throw new ConfigError('CACHE_SECONDS', '0', 'more is needed, or CACHE_PURGE_URL has nobody to tell');
  return addresses;
}

/** @throws ConfigError when another address of the database is named than itself is */
function databases(said: Said): Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReadUrl'> {
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const)
    if (said[name] && !said.DATABASE_URL)
      throw new ConfigError('DATABASE_URL', undefined, `the database that ${name} belongs to is needed`);
  return {
    databaseUrl: bare(said.DATABASE_URL),
    databaseDirectUrl: bare(said.DATABASE_DIRECT_URL),
    databaseReadUrl: bare(said.DATABASE_READ_URL),
  };
}

/** Only origins count. */
function storefronts({ STOREFRONTS: addresses }: Said): string[] {
  return addresses.map((text) => {
    if (!URL.canParse(text))
      throw new ConfigError('STOREFRONTS', text, 'addresses like https://shop.example are needed');
    return new URL(text).origin;
  });
}

/** Its own address and name, and the storefronts' that send customers here under theirs. */
function hosts(env: Env, said: Said, isDemo: boolean): Hosts | null {
  const names = readHostNames(env);
  const publicUrl = bare(said.PUBLIC_URL);
  if (!isDemo && !publicUrl && names.length === 0) return null;
  const theirs = storefronts(said).map((origin) => new URL(origin).host);
  return createHosts({ names: [...names, ...theirs], publicUrl, isDemo });
}

/** What a server needs that others may reach. @throws ConfigError */
export function requireHosts({ hosts: known }: Pick<Config, 'hosts'>): Hosts {
  if (known) return known;
  throw new ConfigError('PUBLIC_URL', undefined, NAME_NEEDED);
}

/** Reads and checks the settings. @throws ConfigError naming the first wrong variable. */
export function readConfig(env: Env): Config {
  const demo = readDemo(env);
  const said = readEnvironment(Environment, env);
  return {
    host: said.BACKEND_HOST,
    port: said.BACKEND_PORT,
    dataDir: resolve(said.DATA_DIR),
    uploadsDir: resolve(said.UPLOADS_DIR || join(said.DATA_DIR, 'uploads')),
    storageSecret: said.STORAGE_SECRET ?? null,
    ...databases(said),
    databaseConnections: said.DATABASE_CONNECTIONS,
    publicUrl: bare(said.PUBLIC_URL) ?? '',
    hosts: hosts(env, said, demo),
    simulation: said.SIMULATION ?? demo,
    simulationSeconds: said.SIMULATION_SECONDS,
    clockStart: clock(said),
    clockStill: said.CLOCK_STILL ?? false,
    demo,
    // A shop with customers asks for proof unless it is told not to (decision 052).
    verifyPhones: said.VERIFY_PHONES ?? !demo,
    world: { items: said.WORLD_ITEMS, stores: said.WORLD_STORES },
    logLevel: said.LOG_LEVEL ?? 'info',
    errorService: said.SENTRY_DSN ?? null,
    googleKey: said.GOOGLE_SERVER_KEY ?? null,
    trustProxy: readTrustedProxies(env, ['loopback']),
    drainSeconds: said.DRAIN_SECONDS ?? (demo ? 0 : 3),
    cookiesText: { en: said.COOKIES_TEXT, ar: said.COOKIES_TEXT_AR },
    sharedSeconds: said.SHARED_SECONDS,
    cacheSeconds: said.CACHE_SECONDS,
    purgeUrls: caches(said),
    totalSeconds: said.TOTAL_SECONDS,
    rateLimit: said.RATE_LIMIT,
    storefronts: storefronts(said),
    firebase: firebase(said),
    smtp: smtp(said),
    stripe: stripe(said),
  };
}
