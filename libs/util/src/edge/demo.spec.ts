import { readDemo } from './demo';

it('an explicit word wins', () => {
  for (const yes of ['1', 'true', 'TRUE', 'yes', 'on'])
    expect(readDemo({ DEMO: yes, NODE_ENV: 'production', DATABASE_URL: 'postgres://x' })).toBe(true);
  for (const no of ['0', 'false', 'False', 'no', 'off']) {
    expect(readDemo({ DEMO: no })).toBe(false);
    expect(readDemo({ DEMO: no, NODE_ENV: 'development' })).toBe(false);
  }
});

it('without a word there is no demo, unless the program is developed or tested', () => {
  expect(readDemo({})).toBe(false);
  expect(readDemo({ NODE_ENV: '', DEMO: '' })).toBe(false);
  expect(readDemo({ NODE_ENV: 'production' })).toBe(false);
  expect(readDemo({ NODE_ENV: 'development' })).toBe(true);
  expect(readDemo({ NODE_ENV: 'test' })).toBe(true);
});

it('a database of its own is no demo unless that is said', () => {
  expect(readDemo({ NODE_ENV: 'development', DATABASE_URL: 'postgres://x' })).toBe(false);
});

it('an unknown word stops the start', () => {
  expect(() => readDemo({ NODE_ENV: 'Production' })).toThrow('NODE_ENV="Production" is not valid');
  expect(() => readDemo({ NODE_ENV: 'prod', DEMO: '1' })).toThrow(/NODE_ENV="prod"/);
  expect(() => readDemo({ DEMO: 'maybe' })).toThrow(/DEMO="maybe" is not valid: 1 or 0 is needed/);
});
