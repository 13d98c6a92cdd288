import Type from 'typebox';
import { readEnvironment, setting } from './environment';

const Settings = Type.Object({
  PORT: setting.integer(0, 65_535, 4600),
  DEMO: setting.flag(),
  LEVEL: setting.choice(['warn', 'info']),
  NAME: setting.text('Shop'),
  KEY: setting.secret('^sk_', 'a secret key (sk_…) is needed'),
  URL: setting.url('http:', 'https:'),
  MEDIA: setting.list('^(google|apple)$', 'some of google, apple'),
});
const read = (env: Record<string, string>) => readEnvironment(Settings, env);

it('values are parsed by their kind; missing or empty ones use the fallback', () => {
  expect(
    read({
      PORT: ' 80 ',
      DEMO: 'TRUE',
      LEVEL: 'warn',
      NAME: 'x',
      KEY: 'sk_1',
      URL: 'https://a.b/c',
      MEDIA: 'apple, google,',
    }),
  ).toEqual({
    PORT: 80,
    DEMO: true,
    LEVEL: 'warn',
    NAME: 'x',
    KEY: 'sk_1',
    URL: 'https://a.b/c',
    MEDIA: ['apple', 'google'],
  });
  expect(read({ PORT: '', DEMO: ' ' })).toEqual({ PORT: 4600, NAME: 'Shop', MEDIA: [] });
  for (const [word, meant] of [
    ['1', true],
    ['yes', true],
    ['On', true],
    ['0', false],
    ['False', false],
    ['no', false],
    ['off', false],
  ] as const)
    expect([word, read({ DEMO: word }).DEMO]).toEqual([word, meant]);
});

it.each([
  ['PORT', '65536', 'a whole number from 0 to 65535 is needed'],
  ['PORT', '-1', 'a whole number from 0 to 65535 is needed'],
  ['PORT', '1e3', 'a whole number from 0 to 65535 is needed'],
  ['DEMO', 'maybe', '1 or 0 is needed'],
  ['DEMO', 'constructor', '1 or 0 is needed'],
  ['LEVEL', 'Warn', 'warn or info is needed'],
  ['URL', 'ftp://a', 'an address that begins with http:// or https:// is needed'],
  ['URL', 'http://a:99999', 'an address that begins with http:// or https:// is needed'],
  ['MEDIA', 'google,myspace', 'some of google, apple, separated by commas, are needed'],
])('%s=%s stops the start', (name, value, wanted) => {
  expect(() => read({ [name]: value })).toThrow(`${name}="${value}" is not valid: ${wanted}.`);
});

it('a secret is never in an error message', () => {
  expect(() => read({ KEY: 'topsecret' })).toThrow('KEY="…" is not valid: a secret key (sk_…) is needed.');
  expect(() => read({ URL: 'mysql://u:topsecret@h' })).not.toThrow(/topsecret/);
});
