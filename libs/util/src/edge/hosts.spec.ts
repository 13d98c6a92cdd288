import { createHosts, readHostNames } from './hosts';

const shop = createHosts({ names: ['shop.example', 'staging.example:8443'], publicUrl: null, isDemo: false });
const demo = createHosts({ names: [], publicUrl: null, isDemo: true });

it('accepts only its own names, and links start with the requested one', () => {
  expect(shop.of('https', ['Shop.Example'])).toEqual({ origin: 'https://shop.example' });
  expect(shop.of('https', ['shop.example.:443'])).toEqual({ origin: 'https://shop.example.' });
  expect(shop.of('http', ['staging.example:8443'])).toEqual({ origin: 'http://staging.example:8443' });
  for (const strange of [
    'evil.example',
    'shop.example:8080',
    'staging.example',
    'shop.example.evil',
    'localhost',
    '127.0.0.1:4600',
    '10.0.0.8',
  ])
    expect([strange, shop.of('https', [strange])]).toEqual([strange, 'strange']);
});

it('a demo accepts this machine on any port, and no other', () => {
  for (const here of ['localhost:4600', 'shop.localhost', '127.0.0.1:1', '127.8.8.8', '[::1]:4600'])
    expect([here, demo.of('http', [here])]).toEqual([here, { origin: `http://${here}` }]);
  for (const strange of [
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '192.168.1.5:4600',
    '[::2]',
  ])
    expect([strange, demo.of('http', [strange])]).toEqual([strange, 'strange']);
});

it('an invalid host is malformed', () => {
  for (const wrong of [
    'a b',
    '[::1',
    'x:99999',
    'x:port',
    '',
    'user@shop.example',
    'shop.example/x',
    'shop.example?x',
    '999.1.1.1',
    'shop.example\\x',
  ])
    expect([wrong, shop.of('http', [wrong])]).toEqual([wrong, 'malformed']);
  expect(shop.of('http', [undefined])).toBe('malformed');
});

it('with a public URL links start with it, whichever name was requested', () => {
  const hosts = createHosts({ names: ['other.example'], publicUrl: 'https://shop.example', isDemo: false });
  for (const host of ['other.example', 'shop.example', 'shop.example:443'])
    expect(hosts.of('http', [host])).toEqual({ origin: 'https://shop.example' });
  expect(hosts.of('http', ['shop.example:8080'])).toBe('strange');
});

it('the first known host counts: of the proxy, then of the request', () => {
  expect(shop.of('https', ['shop.example', 'backend:4620'])).toEqual({ origin: 'https://shop.example' });
  expect(shop.of('https', ['evil.example', 'shop.example'])).toEqual({ origin: 'https://shop.example' });
  expect(shop.of('https', ['a b', 'shop.example'])).toEqual({ origin: 'https://shop.example' });
  expect(shop.of('https', ['evil.example', 'backend:4620'])).toBe('strange');
});

it('the scheme is http or https', () => {
  expect(shop.of('javascript', ['shop.example'])).toEqual({ origin: 'http://shop.example' });
});

it('names are read from a list, and an invalid one is named', () => {
  expect(readHostNames({ ALLOWED_HOSTS: ' shop.example, x.example:8443 ,' })).toEqual([
    'shop.example',
    'x.example:8443',
  ]);
  expect(() => readHostNames({ ALLOWED_HOSTS: 'shop.example,https://x' })).toThrow(/ALLOWED_HOSTS="https:\/\/x"/);
});
