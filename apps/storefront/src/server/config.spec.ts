import { readServerConfig } from './config';

it('no shop starts without a name, and a wrong one is reported', () => {
  expect(() => readServerConfig({})).toThrow(/^PUBLIC_URL is missing: .*ALLOWED_HOSTS.*DEMO=1/);
  expect(() => readServerConfig({ NODE_ENV: 'production' })).toThrow(/PUBLIC_URL is missing/);
  expect(() => readServerConfig({ PUBLIC_URL: 'https://shop.example/path' })).toThrow(/PUBLIC_URL="https/);
  expect(() => readServerConfig({ PUBLIC_URL: 'shop.example' })).toThrow(/PUBLIC_URL="shop.example"/);
  const bound = readServerConfig({ DEMO: '1', HOST: '192.168.1.5', PORT: '4605' }).hosts;
  expect(bound.of('http', ['192.168.1.5:4605'])).toEqual({ origin: 'http://192.168.1.5:4605' });
});

it.each([
  ['DEMO', 'ja'],
  ['NODE_ENV', 'Production'],
  ['PORT', '80a'],
  ['LOG_LEVEL', 'Warn'],
  ['TRUST_PROXY', 'maybe'],
  ['SHARED_SECONDS', '-1'],
  ['MAP_TILES_URL', 'tiles/{z}'],
])('an invalid %s stops the start, and is named', (name, value) => {
  expect(() => readServerConfig({ DEMO: '1', [name]: value })).toThrow(`${name}="${value}" is not valid: `);
});
