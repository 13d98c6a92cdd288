import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';
import { storageSecret } from './features/uploads/secret';

it('nobody is shown a code unless the demo was asked for by name', () => {
  expect(readConfig({ DEMO: '0' })).toMatchObject({ demo: false, simulation: false });
  expect(readConfig({})).toMatchObject({ demo: false });
  expect(readConfig({ DEMO: 'true', NODE_ENV: 'production' })).toMatchObject({ demo: true, simulation: true });
  expect(readConfig({ NODE_ENV: 'development', DATABASE_URL: 'postgres://u@h/x' })).toMatchObject({ demo: false });
  expect(() => readConfig({ NODE_ENV: 'Production' })).toThrow('NODE_ENV="Production" is not valid');
});

it('a shop with customers asks for proof of a phone unless it is told not to', () => {
  expect(readConfig({})).toMatchObject({ verifyPhones: true });
  expect(readConfig({ VERIFY_PHONES: '0' })).toMatchObject({ verifyPhones: false });
  expect(readConfig({ DEMO: '1' })).toMatchObject({ verifyPhones: false });
  expect(readConfig({ DEMO: '1', VERIFY_PHONES: '1' })).toMatchObject({ verifyPhones: true });
});

it('an unknown word in any setting stops the start, and is named', () => {
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

it('another way to a database that is not named is a mistake', () => {
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'])
    expect(() => readConfig({ [name]: 'postgres://h/db' })).toThrow(
      `DATABASE_URL is missing: the database that ${name} belongs to is needed.`,
    );
  const named = { DATABASE_URL: 'postgres://p/db', DATABASE_READ_URL: 'postgres://r/db' };
  expect(readConfig(named)).toMatchObject({ databaseReadUrl: 'postgres://r/db', databaseDirectUrl: null });
});

it('whom to tell what changed is of use to a cache that keeps something', () => {
  const told = { CACHE_PURGE_URL: 'http://127.0.0.1:6082/, http://10.0.0.9:6082/' };
  expect(() => readConfig(told)).toThrow('CACHE_SECONDS="0" is not valid');
  expect(readConfig({ ...told, CACHE_SECONDS: '60' })).toMatchObject({
    cacheSeconds: 60,
    purgeUrls: ['http://127.0.0.1:6082/', 'http://10.0.0.9:6082/'],
  });
  expect(() => readConfig({ CACHE_SECONDS: '60', CACHE_PURGE_URL: 'varnish:6082' })).toThrow('CACHE_PURGE_URL');
});

it('private pictures are signed with a secret that is configured; without one nothing starts but a demo', async () => {
  const said = 'x'.repeat(32);
  expect(await storageSecret(readConfig({ STORAGE_SECRET: said }))).toBe(said);
  await expect(storageSecret(readConfig({}))).rejects.toThrow(
    /^STORAGE_SECRET is missing: at least 32 random characters/,
  );
  expect(() => readConfig({ STORAGE_SECRET: 'short-and-told-to-nobody' })).toThrow(/^STORAGE_SECRET="…" is not valid/);
});

it('a demo makes a secret of its own, once for all processes that share its pictures', async () => {
  const demo = readConfig({ DEMO: '1', UPLOADS_DIR: join(mkdtempSync(join(tmpdir(), 'shop-secret-')), 'uploads') });
  const made = await Promise.all([1, 2, 3].map(() => storageSecret(demo)));
  expect(new Set(made).size).toBe(1);
  expect(made[0]).toMatch(/^[\w-]{43}$/);
  expect(await storageSecret(demo)).toBe(made[0]);
});
