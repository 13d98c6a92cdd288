/** All projects in one process; each has its own settings. `npx nx test cart` runs one. */
module.exports = {
  // Each backend spec has a database of its own; two at a time fit any machine.
  maxWorkers: 2,
  // In a run of several projects Jest reads it only here.
  testTimeout: 120_000,
  projects: [
    '<rootDir>/{apps,libs}/*/jest.config.cjs',
    '<rootDir>/apps/storefront/src/server/jest.config.cjs',
    '<rootDir>/tools/jest.config.cjs',
  ],
};
