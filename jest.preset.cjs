/**
 * The Jest settings of one library or app: `module.exports = require('../../jest.preset.cjs')('web', __dirname)`.
 * The root's jest.config.cjs runs all of them in one process.
 */
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
  'cookie|jose|rettime|until-async|@open-draft|msw|@electric-sql|typebox|@fastify/type-provider-typebox|google-auth-library|gaxios|node-fetch|data-uri-to-buffer|fetch-blob|formdata-polyfill|supercluster|kdbush';

const KINDS = {
  /** Plain code, in Node. */
  rules: { testEnvironment: 'node' },
  /** Components, in jsdom. */
  web: {
    testEnvironment: '<rootDir>/tools/jest/jsdom-environment.cjs',
    setupFilesAfterEnv: ['<rootDir>/tools/jest/setup-web.ts'],
  },
  /** Servers with databases of their own. */
  backend: {
    testEnvironment: 'node',
    globalSetup: '<rootDir>/tools/jest/saved-demos.cjs',
    globalTeardown: '<rootDir>/tools/jest/delete-saved-demos.cjs',
  },
};

/**
 * @param {'rules' | 'web' | 'backend'} kind what the specs run in
 * @param {string} folder of the project: its specs are all `*.spec.ts(x)` below it
 * @param {import('jest').Config} [options] what differs
 */
module.exports = (kind, folder, options = {}) => ({
  ...KINDS[kind],
  displayName: kind,
  // The same id for all of a kind, so that they share the cache of transformed files.
  id: `shop-${kind}`,
  rootDir: __dirname,
  roots: [folder],
  testMatch: ['**/*.spec.{ts,tsx}'],
  transform: { '^.+\\.m?[tj]sx?$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${esm})/)`],
  moduleNameMapper: { '\\.css$': '<rootDir>/tools/jest/css.cjs', '\\?no-inline$': '<rootDir>/tools/jest/file.cjs' },
  modulePathIgnorePatterns: ['/dist/', '/.nx/'],
  // A loaded machine is slow, not wrong.
  testTimeout: 120_000,
  ...options,
});
