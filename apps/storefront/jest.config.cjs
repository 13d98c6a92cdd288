module.exports = require('../../jest.preset.cjs')('web', __dirname, {
  // The server's specs run in Node: src/server/jest.config.cjs.
  testPathIgnorePatterns: ['/node_modules/', '/src/server/'],
});
