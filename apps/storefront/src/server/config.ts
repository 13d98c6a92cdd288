/** The settings of the storefront's server, read once from the environment. */
import {
  ConfigError,
  createHosts,
  NAME_NEEDED,
  readDemo,
  readEnvironment,
  readHostNames,
  readTrustedProxies,
  setting,
  type Env,
  type Hosts,
  type TrustedProxies,
} from '@shop/util/edge';
import type { PushKeys } from '@shop/push';
import Type, { type Static } from 'typebox';
import { readPushKeys } from './push-keys';

export interface ServerConfig {
  host: string;
  port: number;
  /** Names that the shop answers to, and the origin of its links. */
  hosts: Hosts;
  /** Origin of the backend. */
  backendUrl: string;
  googleMapsKey: string | null;
  tilesUrl: string | null;
  /** Hosts of pictures that the backend's configuration does not name: `cdn.example`, `*.example`, or an origin. */
  pictureHosts: string[];
  /** Public keys of the Firebase web app that sends push messages; null: the shop sends none. */
  push: PushKeys | null;
  /** Proxies whose `X-Forwarded-For` is trusted; anybody else could invent an address. */
  trustProxy: TrustedProxies;
  /** Pages that one address may request in a minute. */
  pageLimit: number;
  /** Seconds for which a rendered page is sent again; 0: it never is (decision 013). */
  sharedSeconds: number;
  /** Seconds for which a cache in front may keep a page that names no place; 0: not at all (decision 068). */
  cacheSeconds: number;
  logLevel: string;
  /** DSN of a service that errors are reported to; null: they are only logged. */
  errorService: string | null;
}

/** Every variable that the storefront's server reads, and its valid values. */
const Environment = Type.Object({
  HOST: setting.text('127.0.0.1'),
  PORT: setting.integer(0, 65_535, 4600),
  PUBLIC_URL: setting.url('http:', 'https:'),
  BACKEND_URL: setting.url('http:', 'https:'),
  BACKEND_PORT: setting.integer(0, 65_535, 4620),
  GOOGLE_MAPS_KEY: setting.text(),
  MAP_TILES_URL: setting.url('http:', 'https:'),
  PICTURE_HOSTS: setting.list(
    '^(https?://)?(\\*\\.)?[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?$',
    'hosts like cdn.example or *.cdn.example',
  ),
  FIREBASE_WEB: setting.text(),
  FIREBASE_VAPID_KEY: setting.text(),
  RATE_LIMIT: setting.integer(1, 10_000_000, 1200),
  SHARED_SECONDS: setting.integer(0, 60, 1),
  CACHE_SECONDS: setting.integer(0, 300, 0),
  LOG_LEVEL: setting.choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  SENTRY_DSN: setting.dsn(),
});
type Settings = Static<typeof Environment>;

/** Listens on every address of the machine, so it is no name of the shop. */
const ANY = ['0.0.0.0', '::'];

function readHosts(env: Env, settings: Settings): Hosts {
  const isDemo = readDemo(env);
  const names = readHostNames(env);
  const publicUrl = settings.PUBLIC_URL ? new URL(settings.PUBLIC_URL) : null;
  if (publicUrl && publicUrl.pathname !== '/')
    throw new ConfigError('PUBLIC_URL', publicUrl.href, 'an address without a path is needed');
  if (!isDemo && !publicUrl && names.length === 0) throw new ConfigError('PUBLIC_URL', undefined, NAME_NEEDED);
  const bound = isDemo && !ANY.includes(settings.HOST) ? [`${settings.HOST}:${settings.PORT}`] : [];
  return createHosts({ names: [...names, ...bound], publicUrl: publicUrl?.origin ?? null, isDemo });
}

/** @throws ConfigError that names the first wrong variable */
export function readServerConfig(env: Env): ServerConfig {
  const settings = readEnvironment(Environment, env);
  return {
    host: settings.HOST,
    port: settings.PORT,
    hosts: readHosts(env, settings),
    backendUrl: (settings.BACKEND_URL ?? `http://127.0.0.1:${settings.BACKEND_PORT}`).replace(/\/$/, ''),
    googleMapsKey: settings.GOOGLE_MAPS_KEY || null,
    tilesUrl: settings.MAP_TILES_URL ?? null,
    pictureHosts: settings.PICTURE_HOSTS,
    push: readPushKeys(settings.FIREBASE_WEB, settings.FIREBASE_VAPID_KEY),
    trustProxy: readTrustedProxies(env, false),
    // A page costs about as much as four calls.
    pageLimit: Math.ceil(settings.RATE_LIMIT / 4),
    sharedSeconds: settings.SHARED_SECONDS,
    cacheSeconds: settings.CACHE_SECONDS,
    logLevel: settings.LOG_LEVEL ?? 'warn',
    errorService: settings.SENTRY_DSN ?? null,
  };
}
