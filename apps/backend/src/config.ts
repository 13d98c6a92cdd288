/** Settings of the backend, read once from the environment. An invalid value aborts the start and is named. */
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
import type { ArrivalTerms } from '@shop/domain/arrival-plan';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Static } from 'typebox';
import { Environment, SECRET_NEEDED, SOCIAL_MEDIA } from './environment';

export { ConfigError, SECRET_NEEDED };

export interface Config {
  host: string;
  port: number;
  /** Folder of the embedded database; unused with a `databaseUrl`. */
  dataDir: string;
  /** Folder of customers' pictures; shared by all machines. */
  uploadsDir: string;
  /** Signs the addresses of private pictures; null: a demo generates one, a production backend does not start. */
  storageSecret: string | null;
  /** Connection string of PostgreSQL 15 or later; null: the embedded database. */
  databaseUrl: string | null;
  /** The same database without the pooler of `databaseUrl`, for sessions that outlast a transaction. null: there is no pooler. */
  databaseDirectUrl: string | null;
  /** A read replica for lists; null: all reads go to the primary. */
  databaseReadUrl: string | null;
  /** Size of the connection pool; one further connection listens for changes. */
  databaseConnections: number;
  /** Public base URL of this backend, used in absolute addresses of pictures. Empty: derived from the request. */
  publicUrl: string;
  /** Host names that this backend accepts; null outside a demo: not configured, and it must not start. */
  hosts: Hosts | null;
  /** Simulates stores and couriers. */
  simulation: boolean;
  /** The simulation also draws pictures before they are requested. */
  warmPictures: boolean;
  /** Seconds from placing to arrival in the simulation. */
  simulationSeconds: number;
  /** What is promised with each order. */
  late: ArrivalTerms;
  /** Start of the clock; null: real time. For tests and screenshots. */
  clockStart: Date | null;
  /** Freezes the clock at its start. */
  clockStill: boolean;
  /** Demo mode: codes are shown instead of sent. */
  demo: boolean;
  /** A customer's phone must be verified before the first sign-in. */
  verifyPhones: boolean;
  demoSize: { items: number; stores: number };
  logLevel: string;
  /** Error reporting service; null: errors are only logged. */
  errorService: string | null;
  /** Server key for Google's geocoding and places; null: the built-in gazetteer. */
  googleKey: string | null;
  /** Proxies whose `X-Forwarded-For` and `X-Forwarded-Host` are trusted. */
  trustProxy: TrustedProxies;
  rateLimit: number;
  /** Text of the storefront's cookie notice; empty: no notice. */
  cookiesText: { en: string; ar: string };
  /** Seconds a shared response is cached; 0: never. */
  sharedSeconds: number;
  /** Seconds a cache in front may keep a shared response; 0: not at all. */
  cacheSeconds: number;
  /** Where cache purges are sent. */
  purgeUrls: string[];
  /** Seconds a list total is cached; 0: never. */
  totalSeconds: number;
  /** Seconds between reporting "not ready" and closing the port, so that a load balancer notices. */
  drainSeconds: number;
  /** Origins of storefronts that payments may redirect to. */
  storefronts: string[];
  /** Google, Facebook and Apple sign-in, and codes by SMS, through a Firebase project; null: not offered. */
  firebase: FirebaseConfig | null;
  /** Outgoing mail; null: see `mailDir`. */
  smtp: { url: string; from: string } | null;
  /** Without a mail server: the folder that mails are written to; null: they stay in the outbox. */
  mailDir: string | null;
  /** Pushes may go to `http://127.0.0.1:…` too, for tests of a demo. */
  pushLoopback: boolean;
  /** Card payments through Stripe Checkout; null: not offered. */
  stripe: StripeConfig | null;
}

export interface FirebaseConfig {
  projectId: string;
  /** Social media offered for sign-in. */
  media: SocialMedium[];
  /** URL of the keys that sign the project's tokens. */
  keysUrl: string;
  /** For codes that Firebase sends by SMS; null: the backend sends its own. */
  apiKey: string | null;
  apiUrl: string;
  /** Service account JSON for push messages; null: notifications are shown in the app only. */
  serviceAccount: string | null;
}
export { SOCIAL_MEDIA };
export type SocialMedium = (typeof SOCIAL_MEDIA)[number];

export interface StripeConfig {
  key: string;
  /** Verifies Stripe's webhooks; null: a payment is settled only when the customer returns. */
  webhookSecret: string | null;
  /** Overrides Stripe's server, for tests. */
  apiUrl: string | null;
}

type Settings = Static<typeof Environment>;

const withoutSlash = (address: string | undefined): string | null => address?.replace(/\/$/, '') ?? null;

const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const GOOGLE_IDENTITY = 'https://identitytoolkit.googleapis.com/v1';

function firebase(settings: Settings): FirebaseConfig | null {
  if (!settings.FIREBASE_PROJECT_ID) return null;
  const account = settings.FIREBASE_SERVICE_ACCOUNT ?? null;
  if (account && !isJsonObject(account))
    throw new ConfigError('FIREBASE_SERVICE_ACCOUNT', '…', "the JSON of the project's service account is needed");
  return {
    projectId: settings.FIREBASE_PROJECT_ID,
    media: (settings.SOCIAL_LOGIN.length > 0 ? settings.SOCIAL_LOGIN : ['google']) as SocialMedium[],
    keysUrl: withoutSlash(settings.FIREBASE_KEYS_URL) ?? GOOGLE_KEYS,
    apiKey: settings.FIREBASE_API_KEY ?? null,
    apiUrl: withoutSlash(settings.FIREBASE_API_URL) ?? GOOGLE_IDENTITY,
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

function smtp({ SMTP_URL: server, MAIL_FROM: from }: Settings): Config['smtp'] {
  if (!server) return null;
  if (!/@/.test(from)) throw new ConfigError('MAIL_FROM', from, 'the address that mails come from is needed');
  return { url: server, from };
}

/** @throws ConfigError outside a demo: a stranger could have the backend call its own machine */
function pushLoopback({ PUSH_LOOPBACK: isAllowed = false }: Settings, isDemo: boolean): boolean {
  if (isAllowed && !isDemo) throw new ConfigError('PUSH_LOOPBACK', '1', 'a demo (DEMO=1) is needed');
  return isAllowed;
}

function stripe(settings: Settings): StripeConfig | null {
  if (!settings.STRIPE_SECRET_KEY) return null;
  return {
    key: settings.STRIPE_SECRET_KEY,
    webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? null,
    apiUrl: withoutSlash(settings.STRIPE_API_URL),
  };
}

function clock({ CLOCK: text }: Settings): Date | null {
  if (!text) return null;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()))
    throw new ConfigError('CLOCK', text, 'a moment like 2026-03-05T12:00:00Z is needed');
  return moment;
}

function purgeUrls({ CACHE_SECONDS: seconds, CACHE_PURGE_URL: addresses }: Settings): string[] {
  const wrong = addresses.find((text) => !URL.canParse(text));
  if (wrong) throw new ConfigError('CACHE_PURGE_URL', wrong, 'addresses like http://127.0.0.1:6082/ are needed');
  if (addresses.length > 0 && seconds === 0)
    throw new ConfigError('CACHE_SECONDS', '0', 'more is needed, or CACHE_PURGE_URL has nobody to tell');
  return addresses;
}

/** @throws ConfigError when a direct or read URL is set without the database URL */
function databases(settings: Settings): Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReadUrl'> {
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const)
    if (settings[name] && !settings.DATABASE_URL)
      throw new ConfigError('DATABASE_URL', undefined, `the database that ${name} belongs to is needed`);
  return {
    databaseUrl: withoutSlash(settings.DATABASE_URL),
    databaseDirectUrl: withoutSlash(settings.DATABASE_DIRECT_URL),
    databaseReadUrl: withoutSlash(settings.DATABASE_READ_URL),
  };
}

/** Only origins count. */
function storefronts({ STOREFRONTS: addresses }: Settings): string[] {
  return addresses.map((text) => {
    if (!URL.canParse(text))
      throw new ConfigError('STOREFRONTS', text, 'addresses like https://shop.example are needed');
    return new URL(text).origin;
  });
}

/** An apology before the order is said to be late would be a gift without a word. @throws ConfigError */
function late(settings: Settings): ArrivalTerms {
  const { LATE_AFTER_MINUTES: said, LATE_CREDIT_AFTER_MINUTES: credited, LATE_CREDIT: credit } = settings;
  if (credited < said)
    throw new ConfigError(
      'LATE_CREDIT_AFTER_MINUTES',
      String(credited),
      `no less than LATE_AFTER_MINUTES (${said}) is needed`,
    );
  return { lateAfter: said * 60, creditAfter: credited * 60, credit };
}

/** The backend's host name, and those of storefronts that proxy to it. */
function hosts(env: Env, settings: Settings, isDemo: boolean): Hosts | null {
  const names = readHostNames(env);
  const publicUrl = withoutSlash(settings.PUBLIC_URL);
  if (!isDemo && !publicUrl && names.length === 0) return null;
  const storefrontHosts = storefronts(settings).map((origin) => new URL(origin).host);
  return createHosts({ names: [...names, ...storefrontHosts], publicUrl, isDemo });
}

/** Settings that a reachable server needs. @throws ConfigError */
export function requireHosts({ hosts: known }: Pick<Config, 'hosts'>): Hosts {
  if (known) return known;
  throw new ConfigError('PUBLIC_URL', undefined, NAME_NEEDED);
}

/** `--items 50000 --stores 2000` as settings: the size of the demo when it is seeded. @throws for other options */
export function demoSizeOf(args: string[]): Env {
  const { values } = parseArgs({ args, options: { items: { type: 'string' }, stores: { type: 'string' } } });
  return {
    ...(values.items === undefined ? {} : { WORLD_ITEMS: values.items }),
    ...(values.stores === undefined ? {} : { WORLD_STORES: values.stores }),
  };
}

/** Reads and checks the settings. @throws ConfigError naming the first wrong variable. */
export function readConfig(env: Env): Config {
  const demo = readDemo(env);
  const settings = readEnvironment(Environment, env);
  return {
    host: settings.BACKEND_HOST,
    port: settings.BACKEND_PORT,
    dataDir: resolve(settings.DATA_DIR),
    uploadsDir: resolve(settings.UPLOADS_DIR || join(settings.DATA_DIR, 'uploads')),
    storageSecret: settings.STORAGE_SECRET ?? null,
    ...databases(settings),
    databaseConnections: settings.DATABASE_CONNECTIONS,
    publicUrl: withoutSlash(settings.PUBLIC_URL) ?? '',
    hosts: hosts(env, settings, demo),
    simulation: settings.SIMULATION ?? demo,
    warmPictures: settings.WARM_PICTURES ?? true,
    simulationSeconds: settings.SIMULATION_SECONDS,
    late: late(settings),
    clockStart: clock(settings),
    clockStill: settings.CLOCK_STILL ?? false,
    demo,
    // Production verifies phones unless configured otherwise (decision 052).
    verifyPhones: settings.VERIFY_PHONES ?? !demo,
    demoSize: { items: settings.WORLD_ITEMS, stores: settings.WORLD_STORES },
    logLevel: settings.LOG_LEVEL ?? 'info',
    errorService: settings.SENTRY_DSN ?? null,
    googleKey: settings.GOOGLE_SERVER_KEY ?? null,
    trustProxy: readTrustedProxies(env, ['loopback']),
    drainSeconds: settings.DRAIN_SECONDS ?? (demo ? 0 : 3),
    cookiesText: { en: settings.COOKIES_TEXT, ar: settings.COOKIES_TEXT_AR },
    sharedSeconds: settings.SHARED_SECONDS,
    cacheSeconds: settings.CACHE_SECONDS,
    purgeUrls: purgeUrls(settings),
    totalSeconds: settings.TOTAL_SECONDS,
    rateLimit: settings.RATE_LIMIT,
    storefronts: storefronts(settings),
    firebase: firebase(settings),
    smtp: smtp(settings),
    mailDir: settings.MAIL_DIR ? resolve(settings.MAIL_DIR) : null,
    pushLoopback: pushLoopback(settings, demo),
    stripe: stripe(settings),
  };
}
