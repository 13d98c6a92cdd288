/** One jest process over all projects: jsdom for the web, node for the server and the shared rules. */
const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];
const esm =
  'cookie|jose|rettime|until-async|@open-draft|msw|@electric-sql|typebox|@fastify/type-provider-typebox|react-leaflet|@react-leaflet|google-auth-library|gaxios|node-fetch|data-uri-to-buffer|fetch-blob|formdata-polyfill';
const base = {
  transform: { '^.+\\.m?[tj]sx?$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${esm})/)`],
  moduleNameMapper: { '\\.css$': '<rootDir>/tools/jest/css.cjs' },
  modulePathIgnorePatterns: ['/dist/', '/.nx/'],
};
const web = [
  'session',
  'api-client',
  'i18n',
  'ui',
  'map',
  'push',
  'module-kit',
  'catalog-cards',
  'home',
  'discovery',
  'promotions',
  'cart',
  'checkout',
  'order-form',
  'address-location',
  'tracking',
  'shell',
  'account',
  'chat',
  'orders',
  'profile',
  'wishlist',
  'module-*',
  'testing',
];
module.exports = {
  // Each backend spec has a database of its own; two at a time fit any machine.
  maxWorkers: 2,
  // A loaded machine is slow, not wrong.
  testTimeout: 120_000,
  projects: [
    {
      ...base,
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/libs/{util,domain,contract}/**/*.spec.ts',
        '<rootDir>/tools/**/*.spec.ts',
        '<rootDir>/apps/storefront/src/server/**/*.spec.ts',
      ],
    },
    {
      ...base,
      displayName: 'backend',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/apps/{backend,conformance}/**/*.spec.ts'],
      globalSetup: '<rootDir>/tools/jest/saved-worlds.cjs',
      globalTeardown: '<rootDir>/tools/jest/saved-worlds-gone.cjs',
    },
    {
      ...base,
      displayName: 'web',
      testEnvironment: '<rootDir>/tools/jest/jsdom-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/tools/jest/setup-web.ts'],
      testMatch: [
        `<rootDir>/libs/{${web.join(',')}}/**/*.spec.{ts,tsx}`,
        '<rootDir>/apps/storefront/**/*.spec.{ts,tsx}',
      ],
      testPathIgnorePatterns: ['/node_modules/', '/apps/storefront/src/server/'],
    },
  ],
};
