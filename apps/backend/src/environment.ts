/** The environment variables of the backend, with their schemas. */
import { setting } from '@shop/util/edge';
import Type from 'typebox';

export const SOCIAL_MEDIA = ['google', 'facebook', 'apple'] as const;
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export const SECRET_NEEDED =
  'at least 32 random characters are needed (openssl rand -base64 32), the same for every process of the backend';
const web = () => setting.url('http:', 'https:');

export const Environment = Type.Object({
  BACKEND_PORT: setting.integer(0, 65_535, 4620),
  BACKEND_HOST: setting.text('127.0.0.1'),
  DATA_DIR: setting.text('.data'),
  UPLOADS_DIR: setting.text(),
  STORAGE_SECRET: setting.secret('^.{32,}$', SECRET_NEEDED),
  DATABASE_URL: setting.url('postgres:', 'postgresql:'),
  DATABASE_DIRECT_URL: setting.url('postgres:', 'postgresql:'),
  DATABASE_READ_URL: setting.url('postgres:', 'postgresql:'),
  DATABASE_CONNECTIONS: setting.integer(2, 200, 12),
  PUBLIC_URL: web(),
  STOREFRONTS: setting.list('^https?://[^/]+', 'addresses like https://shop.example'),
  RATE_LIMIT: setting.integer(1, 10_000_000, 1200),
  LOG_LEVEL: setting.choice(LEVELS),
  SENTRY_DSN: setting.dsn(),
  DRAIN_SECONDS: Type.Optional(setting.integer(0, 6, 3)),
  SHARED_SECONDS: setting.integer(0, 60, 1),
  CACHE_SECONDS: setting.integer(0, 300, 0),
  CACHE_PURGE_URL: setting.list('^https?://[^/]+', 'addresses like http://127.0.0.1:6082/'),
  TOTAL_SECONDS: setting.integer(0, 600, 10),
  SIMULATION: setting.flag(),
  WARM_PICTURES: setting.flag(),
  SIMULATION_SECONDS: setting.integer(0, 86_400, 180),
  CLOCK: setting.text(),
  CLOCK_STILL: setting.flag(),
  WORLD_ITEMS: setting.integer(200, 1_000_000, 2000),
  WORLD_STORES: setting.integer(60, 100_000, 68),
  LATE_AFTER_MINUTES: setting.integer(1, 240, 10),
  LATE_CREDIT_AFTER_MINUTES: setting.integer(1, 1440, 20),
  LATE_CREDIT: setting.integer(0, 100_000, 200),
  VERIFY_PHONES: setting.flag(),
  COOKIES_TEXT: setting.text(),
  COOKIES_TEXT_AR: setting.text(),
  GOOGLE_SERVER_KEY: setting.secret(),
  SMTP_URL: setting.url('smtp:', 'smtps:'),
  MAIL_FROM: setting.text(),
  MAIL_DIR: setting.text(),
  PUSH_LOOPBACK: setting.flag(),
  STRIPE_SECRET_KEY: setting.secret('^(sk|rk)_', 'a secret key (sk_…) is needed'),
  STRIPE_WEBHOOK_SECRET: setting.secret(),
  STRIPE_API_URL: web(),
  FIREBASE_PROJECT_ID: setting.text(),
  FIREBASE_API_KEY: setting.secret(),
  FIREBASE_SERVICE_ACCOUNT: setting.secret(),
  FIREBASE_KEYS_URL: web(),
  FIREBASE_API_URL: web(),
  SOCIAL_LOGIN: setting.list(`^(${SOCIAL_MEDIA.join('|')})$`, `some of ${SOCIAL_MEDIA.join(', ')}`),
});
