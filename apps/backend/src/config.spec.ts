import { readConfig } from './config';

it('nobody is shown a code unless the demo was asked for by name', () => {
  expect(readConfig({ DEMO: '0' })).toMatchObject({ demo: false, simulation: false });
  expect(readConfig({})).toMatchObject({ demo: false });
  expect(readConfig({ DEMO: 'true', NODE_ENV: 'production' })).toMatchObject({ demo: true, simulation: true });
  expect(readConfig({ NODE_ENV: 'development', DATABASE_URL: 'postgres://u@h/x' })).toMatchObject({ demo: false });
  expect(() => readConfig({ NODE_ENV: 'Production' })).toThrow('NODE_ENV="Production" is not valid');
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
  ] as const)
    expect(() => readConfig({ [name]: value })).toThrow(`${name}="${value}" is not valid: `);
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'pk_public' })).toThrow('STRIPE_SECRET_KEY="…" is not valid');
});
