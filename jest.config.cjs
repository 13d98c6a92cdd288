/** All projects in one process; each says its own settings. `npx nx test cart` runs one. */
module.exports = {
  // Each backend spec has a database of its own; two at a time fit any machine.
  maxWorkers: 2,
  // Of a run with several projects Jest reads it here alone.
  testTimeout: 120_000,
  projects: [
    '<rootDir>/{apps,libs}/*/jest.config.cjs',
    '<rootDir>/apps/storefront/src/server/jest.config.cjs',
    '<rootDir>/tools/jest.config.cjs',
  ],
};
