import { readDemo } from './demo';

it('an explicit DEMO wins', () => {
  for (const yes of ['1', 'true', 'TRUE', 'yes', 'on'])
    expect(readDemo({ DEMO: yes, NODE_ENV: 'production', DATABASE_URL: 'postgres://x' })).toBe(true);
  for (const no of ['0', 'false', 'False', 'no', 'off']) {
    expect(readDemo({ DEMO: no })).toBe(false);
    expect(readDemo({ DEMO: no, NODE_ENV: 'development' })).toBe(false);
  }
});

it('without DEMO only development and test are a demo', () => {
  expect(readDemo({})).toBe(false);
  expect(readDemo({ NODE_ENV: '', DEMO: '' })).toBe(false);
  expect(readDemo({ NODE_ENV: 'production' })).toBe(false);
  expect(readDemo({ NODE_ENV: 'development' })).toBe(true);
  expect(readDemo({ NODE_ENV: 'test' })).toBe(true);
});

it('with a database it is no demo unless DEMO is set', () => {
  expect(readDemo({ NODE_ENV: 'development', DATABASE_URL: 'postgres://x' })).toBe(false);
});

it('an invalid value stops the start', () => {
  expect(() => readDemo({ NODE_ENV: 'Production' })).toThrow('NODE_ENV="Production" is not valid');
  expect(() => readDemo({ NODE_ENV: 'prod', DEMO: '1' })).toThrow(/NODE_ENV="prod"/);
  expect(() => readDemo({ DEMO: 'maybe' })).toThrow(/DEMO="maybe" is not valid: 1 or 0 is needed/);
});
