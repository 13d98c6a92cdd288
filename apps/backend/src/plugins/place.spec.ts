/** Accepted host names: picture URLs start with a configured name, never with one that a caller sent. */
import Fastify from 'fastify';
import { buildApp } from '../app';
import { demo } from '../demo';
import { readConfig, requireHosts } from '../config';
import { registerErrors } from './errors';
import { registerSecurityHeaders } from './guard';
import { registerPlace } from './place';

function open(env: Record<string, string>) {
  const app = Fastify({ trustProxy: true });
  registerErrors(app);
  registerSecurityHeaders(app);
  registerPlace(app, requireHosts(readConfig(env)), (path) => path);
  app.get('/picture', async ({ place }) => ({ url: `${place.origin}/storage/a.webp` }));
  app.get('/health/ready', async () => ({ status: 'ready' }));
  return async (headers: Record<string, string>, url = '/picture') => {
    const answer = await app.inject({ url, headers });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };
}

it('picture URLs start with the configured name; other hosts get a 421', async () => {
  const get = open({ DEMO: '0', ALLOWED_HOSTS: 'shop.example', STOREFRONTS: 'https://other.example:8443' });
  expect((await get({ host: 'shop.example' })).body.url).toBe('http://shop.example/storage/a.webp');
  for (const host of ['evil.example', '127.0.0.1:4620', 'localhost']) {
    const strange = await get({ host });
    expect([host, strange.status, strange.body.errors[0].code]).toEqual([host, 421, 'host']);
    expect(strange.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  }
  for (const host of ['a b', '[::1', 'x:99999']) expect([host, (await get({ host })).status]).toEqual([host, 400]);
  expect((await get({ host: '10.0.0.8:4620' }, '/health/ready')).status).toBe(200);
});

it('a storefront forwards the customer’s host, if it is a configured name', async () => {
  const get = open({ DEMO: '0', ALLOWED_HOSTS: 'shop.example', STOREFRONTS: 'https://other.example:8443' });
  const passed = await get({
    host: 'inner:4620',
    'x-forwarded-host': 'other.example:8443',
    'x-forwarded-proto': 'https',
  });
  expect(passed.body.url).toBe('https://other.example:8443/storage/a.webp');
  const made = await get({ host: 'shop.example', 'x-forwarded-host': 'evil.example' });
  expect(made.body.url).toBe('http://shop.example/storage/a.webp');
  expect((await get({ host: 'inner:4620', 'x-forwarded-host': 'evil.example' })).status).toBe(421);
});

it('with a public URL every picture URL starts with it', async () => {
  const get = open({ DEMO: '0', PUBLIC_URL: 'https://shop.example/', ALLOWED_HOSTS: 'inner:4620' });
  expect((await get({ host: 'inner:4620' })).body.url).toBe('https://shop.example/storage/a.webp');
  expect((await get({ host: 'evil.example' })).status).toBe(421);
});

it('a demo answers only on this machine; anything else needs a configured name to start', async () => {
  const get = open({ DEMO: '1' });
  expect((await get({ host: '127.0.0.1:4620' })).body.url).toBe('http://127.0.0.1:4620/storage/a.webp');
  expect((await get({ host: '192.168.1.5:4620' })).status).toBe(421);
  await expect(buildApp(readConfig({ DEMO: '0' }), demo)).rejects.toThrow(
    /^PUBLIC_URL is missing: .*ALLOWED_HOSTS.*DEMO=1/,
  );
});
