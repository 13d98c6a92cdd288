import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';
import { storageSecret } from './features/uploads/secret';

it('codes are shown only in an explicit demo', () => {
  expect(readConfig({ DEMO: '0' })).toMatchObject({ demo: false, simulation: false });
  expect(readConfig({})).toMatchObject({ demo: false });
  expect(readConfig({ DEMO: 'true', NODE_ENV: 'production' })).toMatchObject({ demo: true, simulation: true });
  expect(readConfig({ NODE_ENV: 'development', DATABASE_URL: 'postgres://u@h/x' })).toMatchObject({ demo: false });
  expect(() => readConfig({ NODE_ENV: 'Production' })).toThrow('NODE_ENV="Production" is not valid');
});

it('a production shop verifies phones unless configured otherwise', () => {
  expect(readConfig({})).toMatchObject({ verifyPhones: true });
  expect(readConfig({ VERIFY_PHONES: '0' })).toMatchObject({ verifyPhones: false });
  expect(readConfig({ DEMO: '1' })).toMatchObject({ verifyPhones: false });
  expect(readConfig({ DEMO: '1', VERIFY_PHONES: '1' })).toMatchObject({ verifyPhones: true });
});

it('a late order is said to be late before its apology, by bounds that are sane', () => {
  expect(readConfig({}).late).toEqual({ lateAfter: 600, creditAfter: 1200, credit: 200 });
  expect(readConfig({ LATE_CREDIT: '0' }).late.credit).toBe(0);
  expect(() => readConfig({ LATE_AFTER_MINUTES: '30', LATE_CREDIT_AFTER_MINUTES: '29' })).toThrow(
    /LATE_CREDIT_AFTER_MINUTES/,
  );
  expect(() => readConfig({ LATE_AFTER_MINUTES: '0' })).toThrow(/LATE_AFTER_MINUTES/);
  expect(() => readConfig({ LATE_CREDIT: '-5' })).toThrow(/LATE_CREDIT/);
});

it('an invalid value of any setting aborts the start, and is named', () => {
  for (const [name, value] of [
    ['DEMO', 'ja'],
    ['SIMULATION', '2'],
    ['BACKEND_PORT', '80a'],
    ['LOG_LEVEL', 'Warn'],
    ['RATE_LIMIT', '1e9'],
    ['VERIFY_PHONES', 'maybe'],
    ['STOREFRONTS', 'shop.example'],
    ['SMTP_URL', 'mail.example'],
    ['DATABASE_URL', 'mysql://h/db'],
    ['DATABASE_DIRECT_URL', 'http://h/db'],
    ['DATABASE_READ_URL', 'replica'],
    ['CACHE_SECONDS', '301'],
  ] as const)
    expect(() => readConfig({ [name]: value })).toThrow(`${name}="${value}" is not valid: `);
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'pk_public' })).toThrow('STRIPE_SECRET_KEY="…" is not valid');
  expect(() => readConfig({ SENTRY_DSN: 'https://sentry.example/1' })).toThrow('SENTRY_DSN="…" is not valid');
});

it('a direct or read URL without DATABASE_URL is an error', () => {
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'])
    expect(() => readConfig({ [name]: 'postgres://h/db' })).toThrow(
      `DATABASE_URL is missing: the database that ${name} belongs to is needed.`,
    );
  const named = { DATABASE_URL: 'postgres://p/db', DATABASE_READ_URL: 'postgres://r/db' };
  expect(readConfig(named)).toMatchObject({ databaseReadUrl: 'postgres://r/db', databaseDirectUrl: null });
});

it('purge URLs need CACHE_SECONDS', () => {
  const purge = { CACHE_PURGE_URL: 'http://127.0.0.1:6082/, http://10.0.0.9:6082/' };
  expect(() => readConfig(purge)).toThrow('CACHE_SECONDS="0" is not valid');
  expect(readConfig({ ...purge, CACHE_SECONDS: '60' })).toMatchObject({
    cacheSeconds: 60,
    purgeUrls: ['http://127.0.0.1:6082/', 'http://10.0.0.9:6082/'],
  });
  expect(() => readConfig({ CACHE_SECONDS: '60', CACHE_PURGE_URL: 'varnish:6082' })).toThrow('CACHE_PURGE_URL');
});

it('private pictures need a configured secret; without one only a demo starts', async () => {
  const secret = 'x'.repeat(32);
  expect(await storageSecret(readConfig({ STORAGE_SECRET: secret }))).toBe(secret);
  await expect(storageSecret(readConfig({}))).rejects.toThrow(
    /^STORAGE_SECRET is missing: at least 32 random characters/,
  );
  expect(() => readConfig({ STORAGE_SECRET: 'short-and-told-to-nobody' })).toThrow(/^STORAGE_SECRET="…" is not valid/);
});

it('a demo generates its secret once for all processes that share its pictures', async () => {
  const demo = readConfig({ DEMO: '1', UPLOADS_DIR: join(mkdtempSync(join(tmpdir(), 'shop-secret-')), 'uploads') });
  const made = await Promise.all([1, 2, 3].map(() => storageSecret(demo)));
  expect(new Set(made).size).toBe(1);
  expect(made[0]).toMatch(/^[\w-]{43}$/);
  expect(await storageSecret(demo)).toBe(made[0]);
});
